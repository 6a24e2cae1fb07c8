/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { parse } from 'opentype.js'
import { siteTypefaces } from '@/content/site-typefaces'

import { charactersFor, makeFonts } from '@/scripts/fonts/make'
import { makeMoreFonts } from '@/scripts/fonts/make-more'
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
})

test('letters count as one, however they are written', () => {
  expect(charactersFor('e\u0301')).toBe(charactersFor('\u00e9'))
})

const typefaces = (more: string[] = []) => ({
  ...siteTypefaces,
  sans: 'bricolage-grotesque',
  mono: 'geist-mono',
  more,
})

/** The rules of the stylesheet: family, weight, letters. */
async function rules(text: string, more?: string[]): Promise<string[]> {
  await makeMoreFonts(text, typefaces(more), folder, cache)
  const css = await readFile(join(folder, 'more.css'), 'utf8')
  return [...css.matchAll(/family: "(.*)";[^}]*url\("\.\/(.*)"\)[^}]*weight: (.*);[^}]*range: (.*);/g)].map(
    ([, family, , weight, range = '']) =>
      `${family} ${weight}: ${range.replace(/U\+(\w+)(, )?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))}`,
  )
}

test('what the two typefaces have needs no further file', async () => {
  expect(await rules('Zoë Müller – “fine”, 2026')).toEqual([])
  expect(await readdir(folder)).toEqual(['more.css'])
})

test('O6 diacritics come from the same families, each letter from one file', async () => {
  expect(await rules('Łukasz Őry, Nguyễn')).toEqual([
    'More sans 400 700: ŁŐ',
    'More sans 400 700: ễ',
    'More mono 400: ŁŐ',
    'More mono 400: ễ',
  ])
})

test('O6 other scripts come from what the owner named, plain and bold', async () => {
  expect(await rules('ЖЯ')).toEqual(['More mono 400: ЖЯ'])
  expect(await rules('ЖЯ', ['geist-mono'])).toEqual([
    'More sans 400: ЖЯ',
    'More sans 600 700: ЖЯ',
    'More mono 400: ЖЯ',
  ])
})

test('a file has its letters and no others, and goes when nothing needs it', async () => {
  await rules('Łódź')
  const file = (await readdir(folder)).find((name) => name.startsWith('more-sans'))
  const font = await opened(file ?? '')
  const has = [...'Łźódęż'].filter((letter) => font.charToGlyphIndex(letter) > 0)
  expect(has.join('')).toBe('Łź')
  await rules('Lodz')
  expect(await readdir(folder)).toEqual(['more.css'])
})
