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

/** Plants an original, and makes what the site serves of it. */
async function make(file: string, bytes: Buffer | string, given: Partial<Original> = {}) {
  await mkdir(dirname(join(from, file)), { recursive: true })
  await writeFile(join(from, file), bytes)
  return makeAgain(file, given)
}

async function makeAgain(file: string, given: Partial<Original> = {}) {
  const originals = [{ file, first: false, widest: ENCODING.widest, ...given }]
  const { manifest } = await measurePictures(originals, from)
  const made = new Map<string, Buffer>()
  for (const [name, source] of siteFiles(originals, manifest)) {
    made.set(name, await encodeFile(source, { from, cache }))
  }
  expect(made.size).toBeGreaterThan(0)
  const picture = manifest[file]
  if (!picture) throw new Error(`${file} is not in the manifest.`)
  return { picture, made }
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } })

const drawing = (fill = 'red') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${fill}"/></svg>`

/** The same noise each time: nothing compresses worse. */
function noise(width: number, height: number): Sharp {
  let seed = 7
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed >>> 24
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

function expectWithinBudgets(made: Map<string, Buffer>, first: boolean): void {
  for (const [name, bytes] of made) {
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(name) ?? []
    const budget = budgetOf({ width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }, first)
    expect([name, bytes.length <= budget]).toEqual([name, true])
  }
}

test('a raster picture becomes its files, in the formats and widths that their names say', async () => {
  const { picture, made } = await make('shot.png', await flat(600, 300).png().toBuffer())
  expect(picture).toMatchObject({ width: 600, height: 300, kind: 'raster' })
  const files = filesOf(picture)
  expect([...made.keys()]).toEqual(files.map(({ name }) => name))
  for (const { name, width, format } of files) {
    const file = await sharp(made.get(name)).metadata()
    expect([file.width, file.height]).toEqual([width, width / 2])
    expect(file.format).toBe({ avif: 'heif', webp: 'webp' }[format])
  }
})

test('O5 no picture is larger than its places show it', async () => {
  const wide = await make('wide.png', await flat(2000, 100).png().toBuffer(), { widest: 1080 })
  expect(wide.picture).toMatchObject({ width: 1080, height: 54 })
  const tall = await make('tall.png', await flat(800, 6000).png().toBuffer())
  expect(tall.picture).toMatchObject({ width: 320, height: 2400 })
})

test('what is clear in the original stays clear, in every format', async () => {
  const clear = sharp({ create: { width: 40, height: 20, channels: 4, background: '#c0403080' } })
  const { made } = await make('clear.png', await clear.png().toBuffer())
  for (const bytes of made.values()) {
    const { channels } = await sharp(bytes).stats()
    expect(channels).toHaveLength(4)
    expect(channels[3]?.mean).toBeLessThan(200)
  }
})

test('O5 a drawing stays one file, without what its editor left in it: paths, scripts, comments', async () => {
  const left =
    '<?xml version="1.0"?><!-- drawn at home --><svg xmlns="http://www.w3.org/2000/svg" ' +
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 24 12" ' +
    'inkscape:export-filename="/home/me/logo.png"><script>alert(1)</script><metadata>me</metadata>' +
    '<rect width="24" height="12" fill="red"/></svg>'
  const { picture, made } = await make('logo.svg', left)
  expect(picture).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect([...made].map(([name, bytes]) => [name, String(bytes)])).toEqual([[`${picture.id}.svg`, drawing()]])
})

test('O5 a drawing that is heavier than a picture becomes one', async () => {
  const heavy = drawing().replace('<rect', `${'<rect width="1" height="1"/>'.repeat(6000)}<rect`)
  const { picture, made } = await make('heavy.svg', heavy)
  expect(picture.kind).toBe('raster')
  expectWithinBudgets(made, false)
})

test.each<[string, string, () => Sharp]>([
  ['a greyscale JPEG', 'grey.jpg', () => flat(500, 300).greyscale().jpeg()],
  ['a CMYK JPEG', 'print.jpeg', () => flat(500, 300).toColourspace('cmyk').jpeg()],
  ['a PNG of 16 bits', 'deep.png', () => flat(500, 300).toColourspace('rgb16').png()],
  ['a PNG with a palette', 'palette.png', () => flat(500, 300).png({ palette: true })],
  ['a WebP', 'shot.webp', () => flat(500, 300).webp()],
  ['an AVIF', 'shot.avif', () => flat(500, 300).avif()],
  ['a GIF', 'shot.gif', () => flat(500, 300).gif()],
  ['a name with all that names may hold', 'Ärger #1 50% 🎉/Bild (2).PNG', () => flat(500, 300).png()],
])('O5 %s becomes pictures of its colours', async (_what, file, image) => {
  const { made } = await make(file, await image().toBuffer())
  for (const bytes of made.values()) {
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer()
    const isRed = red > 150 && Math.max(green, blue) < 110
    expect([isRed, red === green]).toEqual(file === 'grey.jpg' ? [false, true] : [true, false])
  }
})

test('O5 a photograph of a phone stands upright, and is encoded until it fits its budget', async () => {
  const photograph = await noise(450, 600).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  const { picture, made } = await make('me.jpg', photograph, { first: true })
  expect(picture).toMatchObject({ width: 600, height: 450 })
  expectWithinBudgets(made, true)
  // What is too heavy in every quality is narrower than its name says, and keeps its shape.
  const { width, height } = await sharp(made.get(`${picture.id}-600.webp`)).metadata()
  expect(width).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 450, 1)
})

test('a picture saved under the ending of another kind is taken for what it is', async () => {
  const shot = await make('really-a-shot.svg', await flat(40, 20).png().toBuffer())
  expect(shot.picture.kind).toBe('raster')
  expect((await make('really-a-drawing.png', drawing())).picture.kind).toBe('drawing')
})

test('a file is made once, then taken from the cache, and made from nothing it has the same bytes', async () => {
  const first = await make('grain.png', await noise(300, 200).png().toBuffer())
  const written = jest.mocked(writeFile).mock.calls.length
  expect(await makeAgain('grain.png')).toEqual(first)
  expect(jest.mocked(writeFile).mock.calls).toHaveLength(written)
  await rm(cache, { recursive: true })
  const [one, other] = await Promise.all([makeAgain('grain.png'), makeAgain('grain.png')])
  expect([one, other]).toEqual([first, first])
  expect((await readdir(cache)).toSorted()).toEqual([...first.made.keys()].toSorted())
})

test.each([
  ['shot.png', () => flat(40, 20).png().toBuffer(), () => flat(50, 20).png().toBuffer()],
  ['logo.svg', async () => Buffer.from(drawing()), async () => Buffer.from(drawing('blue'))],
])('a replaced %s is not taken for the one before, and has new names', async (file, old, replacement) => {
  const before = await make(file, await old())
  await rm(cache, { recursive: true, force: true })
  await writeFile(join(from, file), await replacement())
  const stale = siteFiles([{ file, first: false, widest: ENCODING.widest }], { [file]: before.picture })
  for (const source of stale.values()) {
    await expect(encodeFile(source, { from, cache })).rejects.toThrow(
      `content/images/${file} was replaced a moment ago. npm run dev shows it soon; run npm run build again.`,
    )
  }
  const after = await makeAgain(file)
  expect([...after.made.keys()].filter((name) => before.made.has(name))).toEqual([])
})

test('a picture that is not in the manifest yet has no files', () => {
  expect(siteFiles([{ file: 'new.png', first: false, widest: 1 }], {}).size).toBe(0)
})

test('a build that is stopped while it writes leaves no half picture to the next', async () => {
  await writeFile(join(from, 'shot.png'), await flat(40, 20).png().toBuffer())
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(makeAgain('shot.png')).rejects.toThrow('stopped')
  for (const bytes of (await makeAgain('shot.png')).made.values()) {
    expect((await sharp(bytes).metadata()).width).toBe(40)
  }
})
