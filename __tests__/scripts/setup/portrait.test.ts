import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { readPortrait } from '@/scripts/setup/portrait'

const path = temporaryFolder()
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#20a785' } }).jpeg()

const respondWith = (respond: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())

afterEach(() => jest.restoreAllMocks())

test('a file becomes a portrait that fits its largest place, without what the camera wrote', async () => {
  const original = await photo(3000, 2000)
    .withExif({ IFD0: { Artist: 'secret' } })
    .toBuffer()
  writeFileSync(path('me.jpeg'), original)
  const { file, bytes } = await readPortrait(path('me.jpeg'))
  expect([file, original.includes('secret'), Buffer.from(bytes).includes('secret')]).toEqual([
    'portrait.jpg',
    true,
    false,
  ])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 })
})

test('an https address and a data address are read', async () => {
  const bytes = await photo(40, 40).toBuffer()
  respondWith(() => new Response(new Uint8Array(bytes)))
  expect((await readPortrait('https://a.example.org/me')).file).toBe('portrait.jpg')
  jest.restoreAllMocks()
  const png = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect((await readPortrait(`data:image/png;base64,${png.toString('base64')}`)).file).toBe('portrait.png')
})

const address = 'https://a.example.org/me'
const endless = () => new Response(new Uint8Array(10_000_001))
const svg = () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each<[what: string, source: string, respond: () => Response, message: RegExp]>([
  ['an http address', 'http://a.example.org/me', Response.error, /is not https/],
  ['a missing picture', address, () => new Response(null, { status: 404 }), /status 404/],
  ['a picture of more than 10 MB', address, endless, /larger than 10 MB/],
  ['a drawing', address, svg, /not a photograph/],
  ['a page', address, () => new Response('<html>'), /not a photograph/],
  ['a missing file', '/none.jpg', Response.error, /does not exist/],
])('%s is no portrait', async (_, source, respond, message) => {
  respondWith(respond)
  await expect(readPortrait(source)).rejects.toThrow(message)
})

test('a request that exceeds its time limit is cancelled', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  await expect(readPortrait(address, 5)).rejects.toThrow(/timeout/i)
})
