import { readdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { encodeFile, mapFiles } from '@/components/pictures/encode-file'
import { ENCODING, getBudget, listPictureFiles, type Original } from '@/components/pictures/picture-files'
import { measurePictures } from '@/scripts/pictures/measure'
import { temporaryFolder } from '../../support/temporary-folder'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises')
  return { ...actual, writeFile: jest.fn(actual.writeFile) }
})

const path = temporaryFolder()
const folders = () => ({ from: path(), cache: path('cache') })

const plant = async (file: string, picture: Sharp | string) =>
  writeFile(path(file), typeof picture === 'string' ? picture : await picture.toBuffer())

/** Makes what the site serves of an original. */
async function make(file: string, given: Partial<Original> = {}) {
  const originals = [{ file, first: false, widest: ENCODING.widest, ...given }]
  const { manifest } = await measurePictures(originals, path())
  const files = mapFiles(originals, manifest)
  const made = new Map<string, Buffer>()
  for (const [name, source] of files) made.set(name, await encodeFile(source, folders()))
  const picture = manifest[file]
  if (!picture || made.size === 0) throw new Error(`${file} has no files.`)
  return { picture, made, files }
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } }).png()

const drawing = (fill = 'red') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${fill}"/></svg>`

test.each([
  ['in its size', ENCODING.widest, [600, 300], [600, 300]],
  ['no larger than its places show it', 1080, [2000, 100], [1080, 54]],
  ['no taller than a window', ENCODING.widest, [1200, 3000], [960, 2400]],
])(
  'O5 a raster picture is made %s, and its files are what their names say',
  async (_what, widest, size, expected) => {
    const [width = 0, height = 0] = size
    await plant('shot.png', flat(width, height))
    const { picture, made } = await make('shot.png', { widest })
    expect([picture.kind, picture.width, picture.height]).toEqual(['raster', ...expected])
    expect([...made.keys()]).toEqual(listPictureFiles(picture).map(({ name }) => name))
    for (const { name, width: of, format } of listPictureFiles(picture)) {
      const file = await sharp(made.get(name)).metadata()
      expect([file.width, file.format]).toEqual([of, { avif: 'heif', webp: 'webp' }[format]])
    }
  },
)

test('O5 a drawing stays one file, without what its editor left in it: paths, scripts, comments', async () => {
  const editor = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="/home/me"'
  const left = `<?xml version="1.0"?><!-- drawn at home -->${drawing()}`
    .replace('<svg', `<svg ${editor}`)
    .replace('<rect', '<script>alert(1)</script><metadata>me</metadata><rect')
  await plant('logo.svg', left)
  const { picture, made } = await make('logo.svg')
  expect(picture).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect([...made].map(([name, bytes]) => [name, String(bytes)])).toEqual([[`${picture.id}.svg`, drawing()]])
})

test.each([
  [
    'heavy.svg',
    drawing().replace('<rect', `<desc>${'x'.repeat(ENCODING.budgets.picture)}</desc><rect`),
    'raster',
  ],
  ['really-a-shot.svg', flat(40, 20), 'raster'],
  ['really-a-drawing.png', drawing(), 'drawing'],
])(
  'O5 %s is taken for what it is: a drawing that is heavier than a picture becomes one',
  async (file, picture, kind) => {
    await plant(file, picture)
    expect((await make(file)).picture.kind).toBe(kind)
  },
)

test('O5 a photograph of a phone stands upright, and is encoded until it fits its budget', async () => {
  // Nothing compresses worse.
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const photograph = sharp({ create: { width: 450, height: 600, channels: 3, background: 'red', noise } })
  await plant('me.jpg', photograph.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }))
  const { picture, made } = await make('me.jpg', { first: true })
  expect(picture).toMatchObject({ width: 600, height: 450 })
  for (const file of listPictureFiles(picture))
    expect(made.get(file.name)?.length).toBeLessThanOrEqual(getBudget(file, true))
  // What is too heavy in every quality is narrower than its name says, and keeps its shape.
  const { width, height } = await sharp(made.get(`${picture.id}-600.webp`)).metadata()
  expect(width).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 450, 1)
})

test('a file is made once, whole or not at all, and made from nothing it has the same bytes', async () => {
  await plant('shot.png', flat(300, 200))
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(make('shot.png')).rejects.toThrow('stopped')
  const first = await make('shot.png')
  for (const bytes of first.made.values()) expect((await sharp(bytes).metadata()).width).toBe(300)
  const written = jest.mocked(writeFile).mock.calls.length
  expect(await make('shot.png')).toEqual(first)
  expect(jest.mocked(writeFile).mock.calls).toHaveLength(written)
  await rm(path('cache'), { recursive: true })
  expect(await Promise.all([make('shot.png'), make('shot.png')])).toEqual([first, first])
  expect((await readdir(path('cache'))).toSorted()).toEqual([...first.made.keys()].toSorted())
})

test.each([
  ['shot.png', flat(40, 20), flat(50, 20)],
  ['logo.svg', drawing(), drawing('blue')],
])('a replaced %s is not taken for the one before, and has new names', async (file, old, replacement) => {
  await plant(file, old)
  const before = await make(file)
  await rm(path('cache'), { recursive: true, force: true })
  await plant(file, replacement)
  for (const stale of before.files.values())
    await expect(encodeFile(stale, folders())).rejects.toThrow(
      `content/images/${file} changed during the build. Run npm run build again; npm run dev reloads it.`,
    )
  for (const name of (await make(file)).made.keys()) expect(before.made.has(name)).toBe(false)
})
