import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { ENCODING } from '@/app/pictures/encodings'
import { GROUND, measurePictures, readOriginal } from '@/app/pictures/read'
import type { PictureManifest } from '@/components/lib/picture'

const path = temporaryFolder()

const measure = (files: string[], known?: PictureManifest) =>
  measurePictures(
    files.map((file) => ({ file, first: false, widest: ENCODING.widest })),
    path(),
    known,
  )

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } })

test.each(['gif', 'webp'] as const)(
  'only the first frame of an animated %s is shown, with a note [O5]',
  async (format) => {
    const two = await Promise.all([flat(60, 40), flat(60, 40).negate()].map((one) => one.png().toBuffer()))
    const frames = sharp(two, { join: { animated: true } })
    await writeFile(path(`moves.${format}`), await frames[format]({ loop: 0, delay: [100, 100] }).toBuffer())
    const { manifest, notes } = await measure([`moves.${format}`])
    expect(manifest[`moves.${format}`]).toMatchObject({ width: 60, height: 40 })
    expect(notes).toEqual([`content/images/moves.${format} is animated: only its first frame is shown.`])
  },
)

test('folders, missing files and broken files are all reported with a fix [O3]', async () => {
  await mkdir(path('x.png'))
  await writeFile(path('broken.png'), 'not a picture')
  await writeFile(path('empty.png'), '')
  await expect(measure(['broken.png', 'empty.png', 'gone.png', 'x.png'])).rejects.toThrow(
    /^content\/images\/broken\.png cannot be read as a picture \(.+\)\. Save it again as .+\ncontent\/images\/empty\.png cannot be read .+\ncontent\/images\/gone\.png cannot be opened \(ENOENT\)\. Put .+\ncontent\/images\/x\.png is a folder\. Put a picture there, or correct the path in content\/\.$/,
  )
})

test.each(['png', 'jpeg'] as const)(
  'a truncated %s is reported before the build, although an earlier version was complete [O3]',
  async (format) => {
    const pixels = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * i * 31) % 251))
    const whole = await sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
      [format]()
      .toBuffer()
    const file = path(`shot.${format}`)
    await writeFile(file, whole)
    const { manifest } = await measure([`shot.${format}`])
    await writeFile(file, (await readFile(file)).subarray(0, whole.length / 2))
    await expect(measure([`shot.${format}`], manifest)).rejects.toThrow(
      `content/images/shot.${format} cannot be read as a picture`,
    )
  },
)

test.each([
  [240, 1000, { width: 240, height: 150 }, 1],
  [240, 520, { width: 240, height: 520 }, 0],
])('a very tall screenshot of %i × %i is cropped [O5]', async (width, height, size, notes) => {
  await flat(width, height).png().toFile(path('page.png'))
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
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path d="M0 0h40v80H0z" fill="${ink}"/></svg>`
    const file = `ink.${format}`
    await writeFile(
      path(file),
      format === 'svg' ? drawing : await sharp(Buffer.from(drawing)).png().toBuffer(),
    )
    const { bytes } = await readOriginal({ file, first: false, widest: 80 }, path())
    if (format === 'svg') return expect(bytes.toString()).toContain(`style="background:${ground}"`)
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(bytes).metadata()
    const corner = `#${data.subarray(79 * channels, 79 * channels + 3).toString('hex')}`
    expect(channels === 4 ? undefined : corner).toBe(ground)
  },
)

test('a tall logo is not cropped [O5]', async () => {
  await flat(24, 100).png().toFile(path('logo.png'))
  const logo = { file: 'logo.png', first: false, widest: ENCODING.widestInPage, whole: true }
  const { manifest } = await measurePictures([logo], path())
  expect(manifest['logo.png']).toMatchObject({ width: 24, height: 100 })
})
