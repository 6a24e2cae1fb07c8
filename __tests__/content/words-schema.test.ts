import { validateWords } from '@/content/words-schema'
import * as german from '@/docs/translations/de'
import * as hebrew from '@/docs/translations/he'
import { faultsIn, put } from '../support/faults'

/** What is wrong with the German words after one of them was written anew. */
function faultsOf(path: string, value: unknown): string[] {
  const words = structuredClone({ ...german })
  put(words, path, value)
  return faultsIn(() => validateWords(words))
}

test('O8 the translations are legal, with Hebrew’s form for two', () => {
  for (const words of [german, hebrew]) expect(validateWords({ ...words })).toEqual({ ...words })
})

test.each([
  ['slider.next', ' ', '(" "): is empty'],
  ['dialog.close', undefined, ': is missing'],
  ['menu', undefined, ': is missing'],
  ['dialog.shut', 'Zu', '("Zu"): is not a known field'],
  ['dialog.linkCopied', '{titel} {title}', 'has an unknown placeholder, {titel}. Use {title}'],
  ['menu.label', 'Menü {name}', 'has an unknown placeholder, {name}. Write it without braces'],
  ['slider.place', 'Bild {number}', 'lacks the placeholder {count}'],
  ['card.projectsBy.other', '{title}', 'lacks the placeholder {count}'],
  ['results.all.other', undefined, ': is missing'],
  ['results.all.several', '{count}', 'is not a known field'],
  ['language.lang', 'deutsch!', 'is not a language tag'],
  ['language.lang', 'deutsch', 'is not a language tag'],
  ['language.dir', 'left', 'is not a direction'],
])('O8 a fault names file, field, what is wrong and how to fix it: %s = %s', (path, value, fault) => {
  const faults = faultsOf(path, value)
  expect(faults).toEqual([expect.stringMatching(/^content\/words\.ts, field .*: .*\. [A-Z].*\.$/)])
  expect(faults[0]).toContain(`field ${path}`)
  expect(faults[0]).toContain(fault)
})

test('O8 there are twelve months, each written differently', () => {
  const { months } = german.projectDates
  expect(faultsOf('projectDates.months', months.slice(1))).toEqual([
    expect.stringMatching(/: does not have twelve months\. Write all of them, January first\.$/),
  ])
  expect(faultsOf('projectDates.months.6', 'Jun')).toEqual([
    'content/words.ts, field projectDates.months[6] ("Jun"): is used for two months. Write each month differently.',
  ])
})

test.each([
  ['results.all', { one: 'genau eines', other: 'Projekte: {count}' }],
  ['slider.place', 'von {count} das {number}.'],
  ['projectDates.month', '{month}/{year}'],
])('a form for one number may spell it out, and words may stand in any order: %s', (path, value) => {
  expect(faultsOf(path, value)).toEqual([])
})
