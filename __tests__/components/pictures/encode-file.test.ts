/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { encodeFile, siteFiles } from '@/components/pictures/encode-file'
import { budgetOf, ENCODING, filesOf, type Original } from '@/components/pictures/picture-files'
import { measurePictures } from '@/scripts/pictures/measure'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises')
  return { ...actual, writeFile: jest.fn(actual.writeFile) }
})

let from: string
let cache: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  ;[from, cache] = [join(folder, 'from'), join(folder, 'cache')]
  await mkdir(from)
})
afterEach(() => rm(join(from, '..'), { recursive: true }))

async function plant(file: string, picture: Sharp | string) {
  await mkdir(dirname(join(from, file)), { recursive: true })
  await writeFile(join(from, file), typeof picture === 'string' ? picture : await picture.toBuffer())
}

/** Makes what the site serves of an original. */
async function make(file: string, given: Partial<Original> = {}) {
  const originals = [{ file, first: false, widest: ENCODING.widest, ...given }]
  const { manifest } = await measurePictures(originals, from)
  const files = siteFiles(originals, manifest)
  const made = new Map<string, Buffer>()
  for (const [name, source] of files) made.set(name, await encodeFile(source, { from, cache }))
  const picture = manifest[file]
  if (!picture || made.size === 0) throw new Error(`${file} has no files.`)
  return { picture, made, files }
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } })

const drawing = (fill = 'red') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${fill}"/></svg>`

function expectWithinBudgets(made: Map<string, Buffer>, first: boolean): void {
  for (const [name, bytes] of made) {
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(name) ?? []
    const budget = budgetOf({ width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }, first)
    expect([name, bytes.length <= budget]).toEqual([name, true])
  }
}

test.each<[string, Partial<Original>, number[], number[]]>([
  ['in its size', {}, [600, 300], [600, 300]],
  ['no larger than its places show it', { widest: 1080 }, [2000, 100], [1080, 54]],
  ['no taller than a window', {}, [800, 6000], [320, 2400]],
])(
  'O5 a raster picture is made %s, in the formats and widths that its names say',
  async (_what, given, size, made) => {
    const [width = 0, height = 0] = size
    await plant('shot.png', flat(width, height).png())
    const { picture, made: files } = await make('shot.png', given)
    expect([picture.kind, picture.width, picture.height]).toEqual(['raster', ...made])
    expect([...files.keys()]).toEqual(filesOf(picture).map(({ name }) => name))
    for (const { name, width: of, format } of filesOf(picture)) {
      const file = await sharp(files.get(name)).metadata()
      expect([file.width, file.format]).toEqual([of, { avif: 'heif', webp: 'webp' }[format]])
    }
  },
)

test('what is clear in the original stays clear, in every format', async () => {
  await plant(
    'clear.png',
    sharp({ create: { width: 40, height: 20, channels: 4, background: '#c0403080' } }).png(),
  )
  for (const bytes of (await make('clear.png')).made.values())
    expect((await sharp(bytes).stats()).channels[3]?.mean).toBeLessThan(200)
})

test('O5 a drawing stays one file, without what its editor left in it: paths, scripts, comments', async () => {
  const left = `<?xml version="1.0"?><!-- drawn at home -->${drawing()}`
    .replace(
      'xmlns',
      'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:export-filename="/home/me" xmlns',
    )
    .replace('<rect', '<script>alert(1)</script><metadata>me</metadata><rect')
  await plant('logo.svg', left)
  const { picture, made } = await make('logo.svg')
  expect(picture).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect([...made].map(([name, bytes]) => [name, String(bytes)])).toEqual([[`${picture.id}.svg`, drawing()]])
})

test('O5 a drawing that is heavier than a picture becomes one', async () => {
  await plant('heavy.svg', drawing().replace('<rect', `${'<rect width="1" height="1"/>'.repeat(6000)}<rect`))
  const { picture, made } = await make('heavy.svg')
  expect(picture.kind).toBe('raster')
  expectWithinBudgets(made, false)
})

test('O5 a photograph of a phone stands upright, and is encoded until it fits its budget', async () => {
  // The same noise each time: nothing compresses worse.
  let seed = 7
  const pixels = Uint8Array.from({ length: 450 * 600 * 3 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed >>> 24
  })
  const noise = sharp(pixels, { raw: { width: 450, height: 600, channels: 3 } })
  await plant('me.jpg', noise.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }))
  const { picture, made } = await make('me.jpg', { first: true })
  expect(picture).toMatchObject({ width: 600, height: 450 })
  expectWithinBudgets(made, true)
  // What is too heavy in every quality is narrower than its name says, and keeps its shape.
  const { width, height } = await sharp(made.get(`${picture.id}-600.webp`)).metadata()
  expect(width).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 450, 1)
})

test('a picture saved under the ending of another kind is taken for what it is', async () => {
  await plant('really-a-shot.svg', flat(40, 20).png())
  await plant('really-a-drawing.png', drawing())
  expect((await make('really-a-shot.svg')).picture.kind).toBe('raster')
  expect((await make('really-a-drawing.png')).picture.kind).toBe('drawing')
})

test('a file is made once, then taken from the cache, and made from nothing it has the same bytes', async () => {
  await plant('grain.png', flat(300, 200).png())
  const first = await make('grain.png')
  const written = jest.mocked(writeFile).mock.calls.length
  expect(await make('grain.png')).toEqual(first)
  expect(jest.mocked(writeFile).mock.calls).toHaveLength(written)
  await rm(cache, { recursive: true })
  expect(await Promise.all([make('grain.png'), make('grain.png')])).toEqual([first, first])
  expect((await readdir(cache)).toSorted()).toEqual([...first.made.keys()].toSorted())
})

test.each([
  ['shot.png', flat(40, 20).png(), flat(50, 20).png()],
  ['logo.svg', drawing(), drawing('blue')],
])('a replaced %s is not taken for the one before, and has new names', async (file, old, replacement) => {
  await plant(file, old)
  const before = await make(file)
  await rm(cache, { recursive: true, force: true })
  await plant(file, replacement)
  for (const stale of before.files.values())
    await expect(encodeFile(stale, { from, cache })).rejects.toThrow(
      `content/images/${file} was replaced a moment ago. npm run dev shows it soon; run npm run build again.`,
    )
  const after = await make(file)
  expect([...after.made.keys()].filter((name) => before.made.has(name))).toEqual([])
})

test('a build that is stopped while it writes leaves no half picture to the next', async () => {
  await plant('shot.png', flat(40, 20).png())
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(make('shot.png')).rejects.toThrow('stopped')
  for (const bytes of (await make('shot.png')).made.values())
    expect((await sharp(bytes).metadata()).width).toBe(40)
})
