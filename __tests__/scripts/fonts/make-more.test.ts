/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { parse } from 'opentype.js'
import { validateTypefaces } from '@/content/typefaces-schema'
import { makeMoreFonts } from '@/scripts/fonts/make-more'

const typefaces = (more: string[] = []) =>
  validateTypefaces({ sans: 'bricolage-grotesque', mono: 'geist-mono', more }, () => true)

let folder: string
let cache: string
beforeEach(async () => {
  const top = await mkdtemp(join(tmpdir(), 'fonts-'))
  ;[folder, cache] = [join(top, 'fonts'), join(top, 'cache')]
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

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
  const woff2 = await readFile(join(folder, file ?? ''))
  const font = parse(new Uint8Array(await convert(woff2, 'sfnt')).buffer)
  const has = [...'Łźódęż'].filter((letter) => font.charToGlyphIndex(letter) > 0)
  expect(has.join('')).toBe('Łź')
  await rules('Lodz')
  expect(await readdir(folder)).toEqual(['more.css'])
})
