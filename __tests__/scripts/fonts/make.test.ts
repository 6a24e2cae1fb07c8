import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'opentype.js'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { toSfnt } from '@/app/documents/font-files'
import { makeFonts } from '@/scripts/fonts/make'

const path = temporaryFolder()

function make(text: string) {
  const typefaces = { sans: 'bricolage-grotesque', mono: 'geist-mono' }
  return makeFonts({ siteText: text, contentText: text }, typefaces, path('fonts'), path('cache'))
}

const opened = async (name: string) =>
  parse(new Uint8Array(await toSfnt(await readFile(path('fonts', name)))).buffer)

test('each typeface is one file of at most 70 kB with ASCII and the letters of the site', async () => {
  const bytes = await make('Zoë – “2026”, e\u0301')
  expect(bytes).toBeLessThan(70_000)
  // Letters in both typefaces need no further file.
  expect(await readFile(path('fonts', 'more.css'), 'utf8')).toBe('')
  expect((await readdir(path('fonts'))).toSorted()).toEqual(['mono.woff2', 'more.css', 'sans.woff2'])
  for (const name of ['mono.woff2', 'sans.woff2']) {
    const font = await opened(name)
    const has = [...'~Az09ë–éßü'].filter((character) => font.charToGlyphIndex(character) > 0)
    expect([name, has.join('')]).toEqual([name, '~Az09ë–é'])
  }
  // Dates keep their figures of one width, and the sans its weights.
  const { gsub, fvar } = (await opened('sans.woff2')).tables
  expect(JSON.stringify(gsub)).toContain('"tnum"')
  expect(fvar?.axes).toEqual([expect.objectContaining({ tag: 'wght', minValue: 400, maxValue: 800 })])
})

test.each([
  [
    'diacritics come from the same families, each letter from one file',
    'Łukasz Őry, Nguyễn',
    ['More sans 400 800: ŁŐ', 'More sans 400 800: ễ', 'More mono 400: ŁŐ', 'More mono 400: ễ'],
  ],
  ['letters that a family lacks come from the other, or from the system', 'ЖЯ王', ['More mono 400: ЖЯ']],
])('%s [O6]', async (_, text, rules) => {
  await make(text)
  const css = await readFile(path('fonts', 'more.css'), 'utf8')
  const found = css.matchAll(/family: "(.*)";[^}]*weight: (.*);[^}]*range: (.*);/g)
  const letters = (range = '') =>
    range.replace(/U\+(\w+)(, )?/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
  expect([...found].map(([, family, weight, range]) => `${family} ${weight}: ${letters(range)}`)).toEqual(
    rules,
  )
})
