/** @jest-environment node */
import * as sample from '@/content/words'
import { validateWords } from '@/content/words-schema'
import { germanWords } from '../owners/words/german'
import { hebrewWords } from '../owners/words/hebrew'
import { faultsIn, put } from '../support/faults'

/** What is wrong with the German words after one of them was written anew. */
function faultsOf(path: string, value: unknown): string[] {
  const words = structuredClone(germanWords)
  put(words, path, value)
  return faultsIn(() => validateWords(words))
}

test.each([
  ['the site’s own', { ...sample }],
  ['German', germanWords],
  ['Hebrew', hebrewWords],
])('O8 %s words are legal', (_, words) => {
  expect(validateWords(words)).toEqual(words)
})

const unknown = 'is not a known field. Correct its spelling, or remove it.'

test.each([
  ['slider.next', ' ', '(" "): is empty. Write it in your language.'],
  ['dialog.close', undefined, ': is missing. Write it in quotes, in your language.'],
  ['menu', undefined, ': is not a group of fields. Write its fields in curly brackets.'],
  ['dialog.shut', 'Zu', `("Zu"): ${unknown}`],
  [
    'dialog.linkCopied',
    '{titel} {title}',
    '("{titel} {title}"): has {titel}, which nothing fills in. Use {title}.',
  ],
  [
    'menu.label',
    'Menü {name}',
    '("Menü {name}"): has {name}, which nothing fills in. Write it without braces.',
  ],
  ['slider.place', 'Bild {number}', '("Bild {number}"): lacks {count}. Put it where your language wants it.'],
  ['card.projectsBy.other', '{title}', '("{title}"): lacks {count}. Put it where your language wants it.'],
  ['results.all.other', undefined, ': is missing. Write it in quotes, in your language.'],
  ['results.all.several', '{count}', `("{count}"): ${unknown}`],
  [
    'language.lang',
    'deutsch!',
    '("deutsch!"): is not a language tag. Write one such as "en", "de" or "pt-BR".',
  ],
  [
    'language.dir',
    'left',
    '("left"): is not a direction. Write "ltr" for left to right, or "rtl" for right to left.',
  ],
])('O8 a fault names file, field, what is wrong and how to fix it: %s = %s', (path, value, fault) => {
  const separator = fault.startsWith(':') ? '' : ' '
  expect(faultsOf(path, value)).toEqual([`content/words.ts, field ${path}${separator}${fault}`])
})

test('O8 there are twelve months, each written differently', () => {
  const { months } = germanWords.projectDates
  expect(faultsOf('projectDates.months', months.slice(1))).toEqual([
    expect.stringMatching(/: has not twelve months\. Write all of them, January first\.$/),
  ])
  expect(faultsOf('projectDates.months.6', 'Jun')).toEqual([
    'content/words.ts, field projectDates.months[7] ("Jun"): is another month too. Write each month differently.',
  ])
})

test.each([
  ['results.all', { one: 'genau eines', other: 'Projekte: {count}' }],
  ['slider.place', 'von {count} das {number}.'],
  ['projectDates.month', '{month}/{year}'],
])('a form for one number may spell it out, and words may stand in any order: %s', (path, value) => {
  expect(faultsOf(path, value)).toEqual([])
})
