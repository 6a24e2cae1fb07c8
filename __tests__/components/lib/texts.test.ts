import { formatPeriod, getContentDate } from '@/components/lib/dates'
import { detectDirection, isolate, ownDirection } from '@/components/lib/direction'
import { format } from '@/components/lib/words'
import { isoMonth } from '@/content/dates'
import { language, projectDates, resumeDates } from '@/content/words'
import { plantedContent, rawContent } from '../../support/content'

/** A module as it is for an interface of other words. */
async function inOther<T>(words: object, load: () => Promise<T>): Promise<T> {
  jest.resetModules().doMock('@/content/words', () => words)
  return load()
}

test.each([
  ['en', 1, '1 projekt'],
  ['pl', 1, '1 projekt'],
  ['pl', 22, '22 projekty'],
  ['pl', 5, '5 projektów'],
  ['ja', 1, '1 projektu'],
])('O8 in %s the number %d takes the form of its language', async (lang, count, text) => {
  const { formatCount } = await inOther({ language: { lang } }, () => import('@/components/lib/words'))
  const { few, other } = { few: '{count} projekty', other: '{count} projektu' }
  expect(formatCount({ one: '{count} projekt', few, many: '{count} projektów', other }, count)).toBe(text)
  // A form that the owner left out is the general one.
  expect(formatCount({ other: '{shown} of {count}' }, count, { shown: 0 })).toBe(`0 of ${count}`)
})

test('O8 lists and sentences are set with the marks of the language', async () => {
  const punctuation = { list: '{before}、{next}', sentence: '{text}。' }
  const { joinList, toSentence, separator } = await inOther(
    { punctuation },
    () => import('@/components/lib/punctuation'),
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
])('O6 the direction of "%s" is that of most of its words: %s', (text, direction) => {
  expect(detectDirection(text)).toBe(direction)
  // An element has one of its own only where its text runs against the page.
  expect(ownDirection(text)).toEqual(direction === language.dir ? {} : { dir: direction })
})

test('O8 two dates are a range in the owner’s words, one stands alone, and none is nothing', () => {
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
  [`${projectDates.months[11]} 2024`, '2024-12'],
  ['2024', '2024'],
  ['Present', undefined],
])('%s is %s', (month, expected) => expect(isoMonth(month)).toBe(expected))

test.each([
  ['2025.8.25', /^2025-08-25$/],
  ['1.0', /^20\d\d-\d\d-01$/],
  ['2025.13.45', /^20\d\d-\d\d-01$/],
])('S6 version %s dates the content, or else its newest month does', (version, date) => {
  const content = plantedContent({ profile: { ...rawContent.profile, version } })
  expect(getContentDate(content)).toMatch(date)
  for (const { createdAt = '' } of content.projects) expect(getContentDate(content) >= createdAt).toBe(true)
})

test('in a text from right to left a name such as C++ keeps its signs behind it, also where no element can [O6]', () => {
  expect(isolate('C++ للمبتدئين')).toContain('\u2066C++\u2069 للمبتدئين')
  expect(isolate('Learn C++')).not.toContain('\u2066C++')
})
