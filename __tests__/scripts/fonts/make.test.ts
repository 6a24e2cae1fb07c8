/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { parse } from 'opentype.js'
import { siteTypefaces } from '@/content/site-typefaces'
import { charactersFor, makeFonts } from '@/scripts/fonts/make'
import { fontSources as sourcesOf } from '@/scripts/fonts/sources'

const fontSources = sourcesOf(siteTypefaces)

let folder: string
let cache: string

beforeEach(async () => {
  const top = await mkdtemp(join(tmpdir(), 'fonts-'))
  ;[folder, cache] = [join(top, 'fonts'), join(top, 'cache')]
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const opened = async (name: string) =>
  parse(new Uint8Array(await convert(await readFile(join(folder, name)), 'sfnt')).buffer)

test('each typeface becomes one file, together within the 70 kB that the design allows', async () => {
  const bytes = await makeFonts('Ada', siteTypefaces, folder, cache)
  expect((await readdir(folder)).toSorted()).toEqual(fontSources.map(({ name }) => name).toSorted())
  expect(fontSources).toHaveLength(2)
  expect(bytes).toBeLessThan(70_000)
})

test('a file has what a keyboard writes and what the site says, and no other letters', async () => {
  await makeFonts('Zoë – 2026', siteTypefaces, folder, cache)
  for (const { name } of fontSources) {
    const font = await opened(name)
    const has = (character: string) => font.charToGlyphIndex(character) > 0
    for (const character of '~Az09ë–')
      expect([name, character, has(character)]).toEqual([name, character, true])
    for (const character of 'éß') expect([name, character, has(character)]).toEqual([name, character, false])
  }
})

test('dates keep their figures of one width, and the sans its weights', async () => {
  await makeFonts('', siteTypefaces, folder, cache)
  const sans = await opened('sans.woff2')
  const { gsub, fvar } = sans.tables
  expect(JSON.stringify(gsub)).toContain('"tnum"')
  expect(fvar).toMatchObject({
    axes: [expect.objectContaining({ tag: 'wght', minValue: 400, maxValue: 700 })],
  })
})

test('the same text gives the same bytes', async () => {
  const read = () => Promise.all(fontSources.map(({ name }) => readFile(join(folder, name))))
  await makeFonts('Noa Verdel', siteTypefaces, folder, cache)
  const first = await read()
  await makeFonts('ledreV aoN', siteTypefaces, folder, join(cache, 'other'))
  expect(await read()).toEqual(first)
  await rm(folder, { recursive: true })
  await makeFonts('Noa Verdel', siteTypefaces, folder, cache)
  expect(await read()).toEqual(first)
})

test('letters count as one, however they are written', () => {
  expect(charactersFor('e\u0301')).toBe(charactersFor('\u00e9'))
})
