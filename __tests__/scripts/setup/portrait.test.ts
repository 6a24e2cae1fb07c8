import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { rootOf } from '@/scripts/setup/fields'
import { contentOf } from '@/scripts/setup/json-resume'
import { portraitFrom } from '@/scripts/setup/portrait'

const path = temporaryFolder()
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#20a785' } }).jpeg()

/** The portrait of a resume in the temporary folder, and the notes. */
async function read(image: string) {
  const place = rootOf('resume.json')
  const source = { place, content: contentOf({ basics: { image } }, place), folder: path('.') }
  return { portrait: await portraitFrom([source]), notes: place.notes }
}

test('a file beside the resume becomes a portrait that fits its largest place, without what the camera wrote', async () => {
  const original = await photo(3000, 2000)
    .withExif({ IFD0: { Artist: 'secret' } })
    .toBuffer()
  writeFileSync(path('me.jpeg'), original)
  const { portrait } = await read('me.jpeg')
  expect([original.includes('secret'), Buffer.from(portrait ?? []).includes('secret')]).toEqual([true, false])
  expect(await sharp(portrait).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1067 })
})

test('a web address and a data address are read', async () => {
  const bytes = await photo(40, 40).toBuffer()
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(new Uint8Array(bytes)))
  expect((await read('https://a.example.org/me')).portrait).toBeDefined()
  jest.restoreAllMocks()
  expect((await read(`data:image/jpeg;base64,${bytes.toString('base64')}`)).portrait).toBeDefined()
})

test.each([
  ['a missing picture', 'https://a.example.org/me', new Response(null, { status: 404 }), /status 404/],
  ['a missing file', 'none.jpg', Response.error(), /no such file/],
])('%s is listed', async (_, image, response, message) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(response)
  const { portrait, notes } = await read(image)
  expect([portrait, notes]).toEqual([undefined, [expect.objectContaining({ reason: 'could not be read' })]])
  expect(notes[0]?.value).toMatch(message)
})
