/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { makePictures } from '@/scripts/pictures/make'
import { filesOf } from '@/scripts/pictures/plan'

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

const make = (...originals: string[]) => makePictures(originals, { from, to, cache })

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
    expect(made.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
  }
})

test('a picture is never made wider than it is', async () => {
  await plantShot('shot.png', 7, 5)
  await make('shot.png')
  for (const name of await readdir(to)) expect((await sharp(join(to, name)).metadata()).width).toBe(7)
})

test('what is clear in the original is white in the JPEG, which knows no clear', async () => {
  await plantShot('shot.png')
  await make('shot.png')
  const jpeg = (await readdir(to)).find((name) => name.endsWith('.jpg')) ?? ''
  const { channels } = await sharp(join(to, jpeg)).stats()
  expect(channels).toHaveLength(3)
  expect(channels[1]?.mean).toBeGreaterThan(100)
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

test('a drawing stays as it is', async () => {
  await writeFile(join(from, 'logo.svg'), drawing())
  const { manifest, encoded } = await make('logo.svg')
  expect(manifest['logo.svg']).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect(await readFile(join(to, `${manifest['logo.svg']?.id}.svg`), 'utf8')).toBe(drawing())
  expect(encoded).toBe(0)
})

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
  expect(second).toEqual({ manifest: first.manifest, encoded: 0 })
  expect(await Promise.all((await readdir(to)).map((name) => readFile(join(to, name))))).toEqual(bytes)
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
  await expect(make()).resolves.toEqual({ manifest: {}, encoded: 0 })
  expect(await readdir(to)).toEqual([])
})

test.each([
  ['text', Buffer.from('not a picture')],
  ['nothing', Buffer.alloc(0)],
])('a file that holds %s names itself and says how to mend it', async (_what, bytes) => {
  await writeFile(join(from, 'broken.png'), bytes)
  await expect(make('broken.png')).rejects.toThrow(
    /^content\/images\/broken\.png cannot be read as a picture \(.+\)\. Save it again as PNG, JPEG, WebP or SVG\.$/s,
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
