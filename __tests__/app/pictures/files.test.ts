import { readdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { encodeFile, mapFiles } from '@/app/pictures/encode-file'
import { ENCODING, getBudget, listPictureFiles, type Original } from '@/app/pictures/encodings'
import { GROUND, measurePictures, readOriginal } from '@/app/pictures/read'

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises')
  return { ...actual, writeFile: jest.fn(actual.writeFile) }
})

// Encoding to AVIF takes seconds, longer on a busy machine.
jest.setTimeout(120_000)

const path = temporaryFolder()
const folders = () => ({ from: path(), cache: path('cache') })

const plant = async (file: string, picture: Sharp | string) =>
  writeFile(path(file), typeof picture === 'string' ? picture : await picture.toBuffer())

/** Encodes the files that the site serves of an original. */
async function encode(file: string, given: Partial<Original> = {}) {
  const originals = [{ file, first: false, widest: ENCODING.widest, ...given }]
  const { manifest } = await measurePictures(originals, path())
  const files = mapFiles(originals, manifest)
  const encoded = new Map<string, Buffer>()
  for (const [name, source] of files) encoded.set(name, await encodeFile(source, folders()))
  const picture = manifest[file]
  if (!picture || encoded.size === 0) throw new Error(`${file} has no files.`)
  return { picture, encoded }
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } }).png()

const drawing = (fill = 'red') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><rect width="24" height="12" fill="${fill}"/></svg>`

test.each([
  ['in its size', ENCODING.widest, [600, 300], [600, 300]],
  ['no wider than its places', 1080, [2000, 100], [1080, 54]],
])('a raster picture is encoded %s; its files match their names [O5]', async (_, widest, size, expected) => {
  const [originalWidth = 0, originalHeight = 0] = size
  await plant('shot.png', flat(originalWidth, originalHeight))
  const { picture, encoded } = await encode('shot.png', { widest })
  expect([picture.kind, picture.width, picture.height]).toEqual(['raster', ...expected])
  expect([...encoded.keys()]).toEqual(listPictureFiles(picture).map(({ name }) => name))
  for (const { name, width, format } of listPictureFiles(picture)) {
    const file = await sharp(encoded.get(name)).metadata()
    expect([file.width, file.format]).toEqual([width, { avif: 'heif', webp: 'webp' }[format]])
  }
})

test('a drawing stays one file without the comments, scripts and metadata of its editor [O5]', async () => {
  const editor = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="me"'
  const left = `<?xml version="1.0"?><!-- drawn at home -->${drawing()}`
    .replace('<svg', `<svg ${editor}`)
    .replace('<rect', '<script>alert(1)</script><metadata>me</metadata><rect')
  await plant('logo.svg', left)
  const { picture, encoded } = await encode('logo.svg')
  expect(picture).toMatchObject({ width: 24, height: 12, kind: 'drawing' })
  expect([...encoded].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    [`${picture.id}.svg`, drawing()],
  ])
})

test.each([
  [
    'heavy.svg',
    drawing().replace('<rect', `<desc>${'x'.repeat(ENCODING.budgets.picture)}</desc><rect`),
    'raster',
  ],
  ['really-a-shot.svg', flat(40, 20), 'raster'],
  ['really-a-drawing.png', drawing(), 'drawing'],
])('%s is encoded by its content, a heavy drawing as a raster picture [O5]', async (file, picture, kind) => {
  await plant(file, picture)
  expect((await encode(file)).picture.kind).toBe(kind)
})

test('a photograph is turned upright and encoded to fit its budget [O5]', async () => {
  // Noise compresses worse than any photograph.
  const noise = { type: 'gaussian', mean: 128, sigma: 200 } as const
  const photograph = sharp({ create: { width: 810, height: 1080, channels: 3, background: 'red', noise } })
  await plant('me.jpg', photograph.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }))
  const { picture, encoded } = await encode('me.jpg', { first: true })
  expect(picture).toMatchObject({ width: 1080, height: 810 })
  for (const file of listPictureFiles(picture))
    expect(encoded.get(file.name)?.length).toBeLessThanOrEqual(getBudget(file, true))
  // A file that is too heavy at every quality gets narrower than its name and keeps its shape.
  const { width, height } = await sharp(encoded.get(`${picture.id}-1080.avif`)).metadata()
  expect(width).toBeLessThan(1080)
  expect(width / height).toBeCloseTo(1080 / 810, 1)
})

test('the first screenshot of a project is also a JPEG of 1200 x 630 and at most 300 kB, with its top [G14]', async () => {
  // The colours of the top and the rest, with a texture that compresses badly.
  const noise = { type: 'gaussian', mean: 128, sigma: 200 } as const
  const page = sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'red', noise } })
  const top = await flat(1200, 300).toBuffer()
  await plant('page.png', page.composite([{ input: top, left: 0, top: 0 }]).png())
  const { encoded } = await encode('page.png', { hasPreview: true, widest: 100 })
  const preview = [...encoded].find(([name]) => name.endsWith('.jpg'))?.[1]
  expect(preview?.length).toBeLessThanOrEqual(300_000)
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { dominant } = await sharp(preview).extract({ left: 0, top: 0, width: 1200, height: 200 }).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b + 50)
})

test('a file is encoded once, written whole or not at all, and has the same bytes after the cache is gone', async () => {
  await plant('shot.png', flat(300, 200))
  const { writeFile: write } = jest.requireActual('node:fs/promises')
  jest.mocked(writeFile).mockImplementationOnce(async (path) => {
    await write(path, 'half')
    throw new Error('stopped')
  })
  await expect(encode('shot.png')).rejects.toThrow('stopped')
  const first = await encode('shot.png')
  for (const bytes of first.encoded.values()) expect((await sharp(bytes).metadata()).width).toBe(300)
  const written = jest.mocked(writeFile).mock.calls.length
  expect(await encode('shot.png')).toEqual(first)
  expect(jest.mocked(writeFile).mock.calls).toHaveLength(written)
  await rm(path('cache'), { recursive: true })
  expect(await Promise.all([encode('shot.png'), encode('shot.png')])).toEqual([first, first])
  expect((await readdir(path('cache'))).toSorted()).toEqual([...first.encoded.keys()].toSorted())
})

const measure = (files: string[]) =>
  measurePictures(
    files.map((file) => ({ file, first: false, widest: ENCODING.widest })),
    path(),
  )

test('only the first frame of an animation is shown, with a note [O5]', async () => {
  const two = await Promise.all([flat(60, 40), flat(60, 40).negate()].map((one) => one.toBuffer()))
  await plant('moves.gif', sharp(two, { join: { animated: true } }).gif({ loop: 0, delay: [100, 100] }))
  const { manifest, notes } = await measure(['moves.gif'])
  expect(manifest['moves.gif']).toMatchObject({ width: 60, height: 40 })
  expect(notes).toEqual([
    'content/images/moves.gif is animated: only its first frame is shown. To show it moving, link a video as video_link of a project.',
  ])
})

test('all broken files are reported with a fix [O3]', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * i * 31) % 251))
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer()
  await plant('broken.png', 'not a picture')
  await writeFile(path('half.jpeg'), whole.subarray(0, whole.length / 2))
  await expect(measure(['broken.png', 'half.jpeg'])).rejects.toThrow(
    /broken\.png: cannot be read as a picture \(.+\)\. Save it again as .+\n.*half\.jpeg: cannot be read /,
  )
})

test.each([
  [240, 1000, { width: 240, height: 150 }, 1],
  [240, 520, { width: 240, height: 520 }, 0],
])('a screenshot of %i × %i is cropped only if it is very tall [O5]', async (width, height, size, notes) => {
  await plant('page.png', flat(width, height))
  const measured = await measure(['page.png'])
  expect(measured.manifest['page.png']).toMatchObject(size)
  expect(measured.notes).toHaveLength(notes)
})

test.each([
  ['black', 'png', GROUND.ofDark],
  ['white', 'png', GROUND.ofLight],
  ['black', 'svg', GROUND.ofDark],
  ['#20a785', 'png', undefined],
])(
  'a %s %s on a transparent ground has a background if one mode would hide it [O1]',
  async (ink, format, ground) => {
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path d="M0 0h40v80H0z" fill="${ink}"/></svg>`
    const file = `ink.${format}`
    await plant(file, format === 'svg' ? mark : sharp(Buffer.from(mark)).png())
    const { bytes } = await readOriginal({ file, first: false, widest: 80 }, path())
    if (format === 'svg') return expect(bytes.toString()).toContain(`style="background:${ground}"`)
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(bytes).metadata()
    const corner = `#${data.subarray(79 * channels, 79 * channels + 3).toString('hex')}`
    expect(channels === 4 ? undefined : corner).toBe(ground)
  },
)
