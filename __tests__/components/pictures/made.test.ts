/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { madeFiles, makeFile } from '@/components/pictures/made'
import { budgetOf, ENCODING, filesOf, type Original } from '@/components/pictures/picture-files'
import { measurePictures } from '@/scripts/pictures/measure'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises')
  return { ...actual, writeFile: jest.fn(actual.writeFile) }
})

let from: string
let cache: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'made-'))
  ;[from, cache] = [join(folder, 'from'), join(folder, 'cache')]
  await mkdir(from)
})
afterEach(() => rm(join(from, '..'), { recursive: true }))

const make = (...files: string[]) => makeAs(false, ...files)
const makeAs = (first: boolean, ...files: string[]) =>
  makeAll(files.map((file) => ({ file, first, widest: ENCODING.widest })))

/** What the site serves of these originals, by name. */
async function makeAll(originals: Original[]) {
  const { manifest } = await measurePictures(originals, from)
  const files = madeFiles(originals, manifest)
  const made = new Map<string, Buffer>()
  for (const [name, file] of files) made.set(name, await makeFile(file, { from, cache }))
  return { manifest, made }
}

test('a picture is never wider than its places ask for', async () => {
  await plantShot('wide.png', 2000, 100)
  const { manifest } = await makeAll([{ file: 'wide.png', first: false, widest: 1080 }])
  expect(manifest['wide.png']).toMatchObject({ width: 1080, height: 54 })
})

/** A plain picture of this size; `turned` tells of a camera held on its side. */
async function plantShot(file: string, width = 40, height = 20, turned = false): Promise<void> {
  const image = sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
  })
  const bytes = await (turned
    ? image.flatten().withMetadata({ orientation: 6 }).jpeg()
    : image.png()
  ).toBuffer()
  await writeFile(join(from, file), bytes)
}

const drawing = (fill = 'red') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${fill}"/></svg>`

test('a raster picture becomes its files, in the formats and widths that their names say', async () => {
  await plantShot('shot.png', 600, 300)
  const { manifest, made } = await make('shot.png')
  const picture = manifest['shot.png']
  expect(picture).toMatchObject({ width: 600, height: 300, kind: 'raster' })
  const files = filesOf(picture ?? { id: '', width: 0 })
  expect([...made.keys()]).toEqual(files.map(({ name }) => name))
  for (const { name, width, format } of files) {
    const file = await sharp(made.get(name)).metadata()
    expect([file.width, file.height]).toEqual([width, width / 2])
    expect(file.format).toBe({ avif: 'heif', webp: 'webp' }[format])
  }
})

test('a picture is never made wider than it is', async () => {
  await plantShot('shot.png', 7, 5)
  const { made } = await make('shot.png')
  expect(made.size).toBeGreaterThan(0)
  for (const bytes of made.values()) expect((await sharp(bytes).metadata()).width).toBe(7)
})

test('what is clear in the original stays clear, in every format', async () => {
  await plantShot('shot.png')
  const { made } = await make('shot.png')
  for (const bytes of made.values()) {
    const { channels } = await sharp(bytes).stats()
    expect(channels).toHaveLength(4)
    expect(channels[3]?.mean).toBeLessThan(200)
  }
})

test('a photograph taken on its side stands upright, and its size is that of what is seen', async () => {
  await plantShot('photo.jpg', 40, 20, true)
  const { manifest, made } = await make('photo.jpg')
  expect(manifest['photo.jpg']).toMatchObject({ width: 20, height: 40 })
  for (const bytes of made.values()) {
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([20, 40])
  }
})

test('a drawing stays one file', async () => {
  await writeFile(join(from, 'logo.svg'), drawing())
  const { manifest, made } = await make('logo.svg')
  expect(manifest['logo.svg']).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect([...made].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    [`${manifest['logo.svg']?.id}.svg`, drawing()],
  ])
})

test('O5 a drawing loses what its editor left in it: paths of a machine, scripts, comments', async () => {
  const left =
    '<?xml version="1.0"?><!-- drawn at home --><svg xmlns="http://www.w3.org/2000/svg" ' +
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 24 12" ' +
    'inkscape:export-filename="/home/me/logo.png"><script>alert(1)</script><metadata>me</metadata>' +
    '<rect width="24" height="12" fill="red"/></svg>'
  await writeFile(join(from, 'logo.svg'), left)
  const { made } = await make('logo.svg')
  expect([...made.values()].map(String)).toEqual([drawing()])
})

test('O5 a drawing that is heavier than a picture becomes one', async () => {
  const heavy = drawing().replace('<rect', `${'<rect width="1" height="1"/>'.repeat(6000)}<rect`)
  await writeFile(join(from, 'heavy.svg'), heavy)
  const { manifest, made } = await make('heavy.svg')
  expect(manifest['heavy.svg']?.kind).toBe('raster')
  expectWithinBudgets(made, false)
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } })

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
  expect(made.size).toBeGreaterThan(0)
  for (const [name, bytes] of made) {
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(name) ?? []
    const budget = budgetOf({ width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }, first)
    expect([name, bytes.length <= budget]).toEqual([name, true])
  }
}

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
  await mkdir(dirname(join(from, file)), { recursive: true })
  await writeFile(join(from, file), await image().toBuffer())
  const { manifest, made } = await make(file)
  const grey = file === 'grey.jpg'
  for (const { name, width } of filesOf(manifest[file] ?? { id: '', width: 0 })) {
    const { data, info } = await sharp(made.get(name))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.channels]).toEqual([width, grey ? expect.any(Number) : 3])
    if (grey) continue
    const [red = 0, green = 0, blue = 0] = data
    expect(red).toBeGreaterThan(150)
    expect(Math.max(green, blue)).toBeLessThan(110)
  }
})

test('O5 a photograph of a phone, heavier than its place allows, is encoded until it fits', async () => {
  const photograph = await noise(450, 600).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  await writeFile(join(from, 'me.jpg'), photograph)
  const { manifest, made } = await makeAs(true, 'me.jpg')
  expect(manifest['me.jpg']).toMatchObject({ width: 600, height: 450 })
  expectWithinBudgets(made, true)
  // What is too heavy in every quality is narrower than its name says, and keeps its shape.
  const { width, height } = await sharp(made.get(`${manifest['me.jpg']?.id}-600.webp`)).metadata()
  expect(width).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 450, 1)
})

test('O5 a picture taller than any window is made as tall as one shows', async () => {
  await writeFile(join(from, 'page.png'), await flat(800, 6000).png().toBuffer())
  const { manifest } = await make('page.png')
  expect(manifest['page.png']).toMatchObject({ width: 320, height: 2400 })
})

test('O5 of a picture that moves the first frame is made', async () => {
  const two = await Promise.all([flat(60, 40), flat(60, 40).negate()].map((one) => one.png().toBuffer()))
  await writeFile(
    join(from, 'moves.gif'),
    await sharp(two, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  const { made } = await make('moves.gif')
  expect(made.size).toBeGreaterThan(0)
  for (const bytes of made.values()) {
    const { width, height, pages = 1 } = await sharp(bytes).metadata()
    expect([width, height, pages]).toEqual([60, 40, 1])
  }
})

test('a picture saved under the ending of another kind is taken for what it is', async () => {
  await plantShot('really-a-shot.svg')
  await writeFile(join(from, 'really-a-drawing.png'), drawing())
  const { manifest } = await make('really-a-shot.svg', 'really-a-drawing.png')
  expect(manifest['really-a-shot.svg']?.kind).toBe('raster')
  expect(manifest['really-a-drawing.png']?.kind).toBe('drawing')
})

test('a file is made once, and then taken from the cache', async () => {
  await plantShot('shot.png')
  const first = await make('shot.png')
  const encoders = jest.mocked(writeFile).mock.calls.length
  expect(await make('shot.png')).toEqual(first)
  expect(jest.mocked(writeFile).mock.calls).toHaveLength(encoders)
  expect((await readdir(cache)).toSorted()).toEqual([...first.made.keys()].toSorted())
})

test('the same originals give the same bytes, made from nothing', async () => {
  await plantShot('clear.png', 700, 400)
  await writeFile(join(from, 'grain.png'), await noise(300, 200).png().toBuffer())
  await writeFile(join(from, 'flat.jpg'), await flat(500, 300).jpeg().toBuffer())
  const files = ['clear.png', 'grain.png', 'flat.jpg']
  const first = await make(...files)
  await rm(cache, { recursive: true })
  expect(await make(...files)).toEqual(first)
})

test('a changed original is made anew, under new names', async () => {
  await plantShot('shot.png', 40, 20)
  const before = await make('shot.png')
  await plantShot('shot.png', 41, 20)
  const after = await make('shot.png')
  expect([...after.made.keys()].filter((name) => before.made.has(name))).toEqual([])
})

test.each(['shot.png', 'logo.svg'])('a replaced %s is not taken for the one before', async (name) => {
  const save = (width: number) =>
    name.endsWith('.svg')
      ? writeFile(join(from, name), drawing(width === 40 ? 'red' : 'blue'))
      : plantShot(name, width)
  await save(40)
  const originals = [{ file: name, first: false, widest: ENCODING.widest }]
  const { manifest } = await measurePictures(originals, from)
  await save(50)
  for (const file of madeFiles(originals, manifest).values()) {
    await expect(makeFile(file, { from, cache })).rejects.toThrow(
      `content/images/${name} was replaced a moment ago. npm run dev shows it soon; run npm run build again.`,
    )
  }
  await save(40)
  const { made } = await makeAll(originals)
  for (const bytes of made.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ height: name === 'shot.png' ? 20 : 12 })
})

test('a file that is asked for twice at once is whole both times', async () => {
  await plantShot('shot.png', 300, 200)
  const [one, other] = await Promise.all([make('shot.png'), make('shot.png')])
  expect(one).toEqual(other)
  expect((await readdir(cache)).toSorted()).toEqual([...one.made.keys()].toSorted())
})

test('a picture that is not in the manifest yet has no files', () => {
  expect(madeFiles([{ file: 'new.png', first: false, widest: 1 }], {}).size).toBe(0)
})

test('a build that is stopped while it writes leaves no half picture to the next', async () => {
  await plantShot('shot.png')
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(make('shot.png')).rejects.toThrow('stopped')
  const { made } = await make('shot.png')
  expect(made.size).toBeGreaterThan(0)
  for (const bytes of made.values()) expect((await sharp(bytes).metadata()).width).toBe(40)
})
