import { plantedContent, rawContent } from '@/__tests__/support/content'
import { formatPeriod, getContentDate } from '@/components/text/dates'
import { detectDirection, directionProps } from '@/components/text/direction'
import { format } from '@/components/text/format'
import { language, resumeDates } from '@/content/words'

/** Loads a module with other words of the interface. */
async function loadWith<T>(words: object, load: () => Promise<T>): Promise<T> {
  jest.resetModules().doMock('@/content/words', () => words)
  return load()
}

test.each([
  ['en', 1, '1 projekt'],
  ['pl', 1, '1 projekt'],
  ['pl', 22, '22 projekty'],
  ['pl', 5, '5 projektów'],
  ['ja', 1, '1 projektu'],
])('in the language %s the number %d has the plural form "%s" [O8]', async (lang, count, text) => {
  const { formatCount } = await loadWith({ language: { lang } }, () => import('@/components/text/format'))
  const { few, other } = { few: '{count} projekty', other: '{count} projektu' }
  expect(formatCount({ one: '{count} projekt', few, many: '{count} projektów', other }, count)).toBe(text)
  // Without the form of a number the general one is used.
  expect(formatCount({ other: '{shown} of {count}' }, count, { shown: 0 })).toBe(`0 of ${count}`)
})

test('lists and sentences have the punctuation of the language [O8]', async () => {
  const punctuation = { list: '{before}、{next}', sentence: '{text}。' }
  const { joinList, toSentence, separator } = await loadWith(
    { punctuation },
    () => import('@/components/text/punctuation'),
  )
  expect(joinList([undefined, '版画', '', false, '{before}'])).toBe('版画、{before}')
  expect(separator).toBe('、')
  expect(['版画', 'C#'].map(toSentence)).toEqual(['版画。', 'C#。'])
  for (const ended of ['Ask me!', '版画。', 'And more…', 'She said “yes.”', '(And more.)'])
    expect(toSentence(ended)).toBe(ended)
})

test.each([
  ['React ו-TypeScript: כך אני בונה כלים לרשת', 'rtl'],
  ['Worked with the team of מגדלור in Haifa', 'ltr'],
  ['写字的人 بناء', 'rtl'],
  ['42 %', language.dir],
])('the direction of "%s" is that of most of its words: %s [O6]', (text, direction) => {
  expect(detectDirection(text)).toBe(direction)
  // An element gets a direction only if its text runs against the page.
  expect(directionProps(text)).toEqual(direction === language.dir ? {} : { dir: direction })
})

test('two dates are a range in the owner’s words, a single date is not [O8]', () => {
  const { range, present } = resumeDates
  expect(formatPeriod('2019', 'Present')).toBe(format(range, { start: '2019', end: present }))
  expect(formatPeriod('Jun. 2025', 'Jun. 2025')).toBe('Jun. 2025')
  expect([formatPeriod('2019'), formatPeriod(undefined, '2021'), formatPeriod()]).toEqual([
    '2019',
    '2021',
    undefined,
  ])
})

test.each([
  ['2025.8.25', '2025-08-25'],
  ['1.0', undefined],
  ['2025.13.45', undefined],
  [undefined, undefined],
])('the version %s dates the content if it is a day [S6]', (version, date) => {
  const content = plantedContent({ profile: { ...rawContent.profile, version } })
  expect(getContentDate(content)).toBe(date)
})

test.each([
  [undefined, '/resume.pdf', '/resume.pdf'],
  ['/a/b', '/', '/a/b/'],
  ['/a/b', 'https://example.org/x', 'https://example.org/x'],
])('below the base path %s the file %s is at %s', async (basePath, path, address) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_BASE_PATH: basePath })
  const { sitePath } = await import('@/components/paths')
  expect(sitePath(path)).toBe(address)
})
