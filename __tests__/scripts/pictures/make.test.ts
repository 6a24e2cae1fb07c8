/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { makePictures } from '@/scripts/pictures/make'
import { budgetOf, ENCODING, filesOf } from '@/scripts/pictures/picture-files'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises')
  return { ...actual, writeFile: jest.fn(actual.writeFile) }
})

let from: string
let to: string
let cache: string

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'make-'))
  ;[from, to, cache] = [join(folder, 'from'), join(folder, 'to', 'pictures'), join(folder, 'cache')]
  await mkdir(from)
})
afterEach(() => rm(join(from, '..'), { recursive: true }))

const make = (...files: string[]) => makeAs(false, ...files)
const makeAs = (first: boolean, ...files: string[]) =>
  makePictures(
    files.map((file) => ({ file, first, widest: ENCODING.widest })),
    { from, to, cache },
  )

test('a picture is never wider than its places ask for', async () => {
  await plantShot('wide.png', 2000, 100)
  const { manifest } = await makePictures([{ file: 'wide.png', first: false, widest: 1080 }], {
    from,
    to,
    cache,
  })
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
  const { manifest, encoded } = await make('shot.png')
  const picture = manifest['shot.png']
  expect(picture).toMatchObject({ width: 600, height: 300, kind: 'raster' })
  const files = filesOf(picture ?? { id: '', width: 0 })
  expect((await readdir(to)).toSorted()).toEqual(files.map(({ name }) => name).toSorted())
  expect(encoded).toBe(files.length)
  for (const { name, width, format } of files) {
    const made = await sharp(join(to, name)).metadata()
    expect([made.width, made.height]).toEqual([width, width / 2])
    expect(made.format).toBe({ avif: 'heif', webp: 'webp' }[format])
  }
})

test('a picture is never made wider than it is', async () => {
  await plantShot('shot.png', 7, 5)
  await make('shot.png')
  for (const name of await readdir(to)) expect((await sharp(join(to, name)).metadata()).width).toBe(7)
})

test('what is clear in the original stays clear, in every format', async () => {
  await plantShot('shot.png')
  await make('shot.png')
  for (const name of await readdir(to)) {
    const { channels } = await sharp(join(to, name)).stats()
    expect(channels).toHaveLength(4)
    expect(channels[3]?.mean).toBeLessThan(200)
  }
})

test('a photograph taken on its side stands upright, and its size is that of what is seen', async () => {
  await plantShot('photo.jpg', 40, 20, true)
  const { manifest } = await make('photo.jpg')
  expect(manifest['photo.jpg']).toMatchObject({ width: 20, height: 40 })
  for (const name of await readdir(to)) {
    const { width, height } = await sharp(join(to, name)).metadata()
    expect([width, height]).toEqual([20, 40])
  }
})

test('a drawing stays one file', async () => {
  await writeFile(join(from, 'logo.svg'), drawing())
  const { manifest, encoded } = await make('logo.svg')
  expect(manifest['logo.svg']).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect(await readFile(join(to, `${manifest['logo.svg']?.id}.svg`), 'utf8')).toBe(drawing())
  expect(encoded).toBe(0)
})

test('O5 a drawing loses what its editor left in it: paths of a machine, scripts, comments', async () => {
  const left =
    '<?xml version="1.0"?><!-- drawn at home --><svg xmlns="http://www.w3.org/2000/svg" ' +
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 24 12" ' +
    'inkscape:export-filename="/home/me/logo.png"><script>alert(1)</script><metadata>me</metadata>' +
    '<rect width="24" height="12" fill="red"/></svg>'
  await writeFile(join(from, 'logo.svg'), left)
  const { manifest } = await make('logo.svg')
  expect(await readFile(join(to, `${manifest['logo.svg']?.id}.svg`), 'utf8')).toBe(drawing())
})

test('O5 a drawing that is heavier than a picture becomes one', async () => {
  const heavy = drawing().replace('<rect', `${'<rect width="1" height="1"/>'.repeat(6000)}<rect`)
  await writeFile(join(from, 'heavy.svg'), heavy)
  const { manifest } = await make('heavy.svg')
  expect(manifest['heavy.svg']?.kind).toBe('raster')
  await expectWithinBudgets(false)
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

async function expectWithinBudgets(first: boolean): Promise<void> {
  for (const name of await readdir(to)) {
    const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(name) ?? []
    const budget = budgetOf({ width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }, first)
    expect([name, (await readFile(join(to, name))).length <= budget]).toEqual([name, true])
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
  const { manifest } = await make(file)
  const grey = file === 'grey.jpg'
  for (const { name, width } of filesOf(manifest[file] ?? { id: '', width: 0 })) {
    const { data, info } = await sharp(join(to, name))
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
  const first = await makeAs(true, 'me.jpg')
  const { width, height } = first.manifest['me.jpg'] ?? { width: 0, height: 1 }
  expect(width).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 450, 1)
  await expectWithinBudgets(true)
  // What was found out is kept: the next build makes nothing, and says the same.
  expect(await makeAs(true, 'me.jpg')).toEqual({ ...first, encoded: 0 })
})

test('O5 a picture taller than any window is made as tall as one shows', async () => {
  await writeFile(join(from, 'page.png'), await flat(800, 6000).png().toBuffer())
  const { manifest } = await make('page.png')
  expect(manifest['page.png']).toMatchObject({ width: 320, height: 2400 })
})

test.each(['gif', 'webp'] as const)(
  'O5 of a %s that moves the first frame is shown, and it is said',
  async (format) => {
    const frames = sharp(await twoFrames(), { join: { animated: true } })
    await writeFile(
      join(from, `moves.${format}`),
      await frames[format]({ loop: 0, delay: [100, 100] }).toBuffer(),
    )
    const { manifest, notes } = await make(`moves.${format}`)
    expect(manifest[`moves.${format}`]).toMatchObject({ width: 60, height: 40 })
    expect(notes).toEqual([`content/images/moves.${format} is animated: only its first frame is shown.`])
    for (const name of await readdir(to)) expect((await sharp(join(to, name)).metadata()).pages ?? 1).toBe(1)
  },
)

const twoFrames = () => Promise.all([flat(60, 40), flat(60, 40).negate()].map((one) => one.png().toBuffer()))

test('a picture saved under the ending of another kind is taken for what it is', async () => {
  await plantShot('really-a-shot.svg')
  await writeFile(join(from, 'really-a-drawing.png'), drawing())
  const { manifest } = await make('really-a-shot.svg', 'really-a-drawing.png')
  expect(manifest['really-a-shot.svg']?.kind).toBe('raster')
  expect(manifest['really-a-drawing.png']?.kind).toBe('drawing')
})

test('the second build makes nothing, and serves the same bytes', async () => {
  await plantShot('shot.png')
  const first = await make('shot.png')
  const bytes = await Promise.all((await readdir(to)).map((name) => readFile(join(to, name))))
  await rm(to, { recursive: true })
  const second = await make('shot.png')
  expect(second).toEqual({ ...first, encoded: 0 })
  expect(await Promise.all((await readdir(to)).map((name) => readFile(join(to, name))))).toEqual(bytes)
})

test('the same originals give the same bytes, made from nothing', async () => {
  await plantShot('clear.png', 700, 400)
  await writeFile(join(from, 'grain.png'), await noise(300, 200).png().toBuffer())
  await writeFile(join(from, 'flat.jpg'), await flat(500, 300).jpeg().toBuffer())
  const files = ['clear.png', 'grain.png', 'flat.jpg']
  const madeBytes = async () => {
    const { encoded } = await make(...files)
    const names = (await readdir(to)).toSorted()
    return { encoded, bytes: await Promise.all(names.map((name) => readFile(join(to, name)))) }
  }
  const first = await madeBytes()
  await rm(to, { recursive: true })
  await rm(cache, { recursive: true })
  expect(await madeBytes()).toEqual(first)
  expect(first.bytes).toHaveLength(first.encoded)
})

test('a changed original is made anew, under new names; the old files go', async () => {
  await plantShot('shot.png', 40, 20)
  await make('shot.png')
  const before = await readdir(to)
  await plantShot('shot.png', 41, 20)
  const { encoded } = await make('shot.png')
  expect(encoded).toBeGreaterThan(0)
  const after = await readdir(to)
  expect(after.filter((name) => before.includes(name))).toEqual([])
})

test('what no content names any more is not served', async () => {
  await plantShot('shot.png')
  await writeFile(join(from, 'logo.svg'), drawing())
  await make('shot.png', 'logo.svg')
  await make('logo.svg')
  expect(await readdir(to)).toEqual([expect.stringMatching(/^logo\..*\.svg$/)])
})

test('no originals make empty folders', async () => {
  await expect(make()).resolves.toEqual({ manifest: {}, encoded: 0, notes: [] })
  expect(await readdir(to)).toEqual([])
})

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
])('a file that holds %s names itself and says how to fix it', async (_what, bytes) => {
  await writeFile(join(from, 'broken.png'), bytes)
  await expect(make('broken.png')).rejects.toThrow(
    /^content\/images\/broken\.png cannot be read as a picture \(.+\)\. Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG\.$/s,
  )
})

test('O3 a folder, a missing file and a broken one are all named, each with what to do', async () => {
  await mkdir(join(from, 'x.png'))
  await writeFile(join(from, 'broken.png'), 'not a picture')
  await expect(make('x.png', 'gone.png', 'broken.png')).rejects.toThrow(
    /^content\/images\/broken\.png cannot be read .+\ncontent\/images\/gone\.png cannot be opened \(ENOENT\)\. Put .+\ncontent\/images\/x\.png is a folder\. Put a picture there, or correct the path in content\/\.$/,
  )
})

test('a file cut off in the middle names itself, and leaves nothing that a later build takes for whole', async () => {
  await plantShot('shot.png', 300, 300)
  const whole = await readFile(join(from, 'shot.png'))
  await writeFile(join(from, 'shot.png'), whole.subarray(0, whole.length / 2))
  await expect(make('shot.png')).rejects.toThrow('content/images/shot.png cannot be read as a picture')
  expect(await readdir(cache)).toEqual([])
})

test('a build that is stopped while it writes leaves no half picture to the next', async () => {
  await plantShot('shot.png')
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(make('shot.png')).rejects.toThrow('stopped')
  const { manifest, encoded } = await make('shot.png')
  const files = filesOf(manifest['shot.png'] ?? { id: '', width: 0 })
  expect(encoded).toBe(files.length)
  for (const { name } of files) expect((await sharp(join(to, name)).metadata()).width).toBe(40)
})
