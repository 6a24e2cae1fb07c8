/** @jest-environment node */
import { ContentError } from '@/content/fault'
import * as sample from '@/content/words'
import { validateWords, type Words } from '@/content/words-schema'
import { germanWords } from '../owners/words/german'
import { hebrewWords } from '../owners/words/hebrew'

/** A copy of words that a test may spoil: everything in it is text. */
const copyOf = (words: Words): Words => JSON.parse(JSON.stringify(words))

/** The faults of the words after one of them was spoilt. */
function faultsOf(spoil: (words: Words) => void): string[] {
  const words = copyOf(germanWords)
  spoil(words)
  try {
    validateWords(words)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

test.each([
  ['the site’s own', { ...sample }],
  ['German', germanWords],
  ['Hebrew', hebrewWords],
])('O8 %s words are legal', (_, words) => {
  expect(validateWords(words)).toEqual(words)
})

describe('O8 a fault names file, field, what is wrong and how to fix it', () => {
  test.each<[string, (words: Words) => void, string]>([
    [
      'an empty text',
      (words) => {
        words.slider.next = ' '
      },
      'field slider.next (" "): is empty. Write it in your language.',
    ],
    [
      'a text that is missing',
      (words) => {
        Reflect.deleteProperty(words.dialog, 'close')
      },
      'field dialog.close: is missing. Write it in quotes, in your language.',
    ],
    [
      'a group that is missing',
      (words) => {
        Reflect.deleteProperty(words, 'menu')
      },
      'field menu: is not a group of fields. Write its fields in curly brackets.',
    ],
    [
      'a text that is not known',
      (words) => {
        Reflect.set(words.dialog, 'shut', 'Zu')
      },
      'field dialog.shut ("Zu"): is not a known field. Correct its spelling, or remove it.',
    ],
    [
      'a place that is not filled in',
      (words) => {
        words.dialog.linkCopied = '{titel} kopiert {title}'
      },
      'field dialog.linkCopied ("{titel} kopiert {title}"): has {titel}, which nothing fills in. Use {title}.',
    ],
    [
      'a place where there can be none',
      (words) => {
        words.menu.label = 'Menü {name}'
      },
      'field menu.label ("Menü {name}"): has {name}, which nothing fills in. Write it without braces.',
    ],
    [
      'a place that is lacking',
      (words) => {
        words.slider.place = 'Bild {number}'
      },
      'field slider.place ("Bild {number}"): lacks {count}. Put it where your language wants it.',
    ],
    [
      'one of two places that is lacking',
      (words) => {
        words.card.projectsBy.other = '{count} Projekte'
      },
      'field card.projectsBy.other ("{count} Projekte"): lacks {title} or {lowercaseTitle}. Put it where your language wants it.',
    ],
    [
      'a plural without its general form',
      (words) => {
        Reflect.deleteProperty(words.results.all, 'other')
      },
      'field results.all.other: is missing. Write it in quotes, in your language.',
    ],
    [
      'a plural form that no language has',
      (words) => {
        Reflect.set(words.results.all, 'several', '{count} Projekte')
      },
      'field results.all.several ("{count} Projekte"): is not a known field. Correct its spelling, or remove it.',
    ],
    [
      'a language that is none',
      (words) => {
        words.language.lang = 'deutsch!'
      },
      'field language.lang ("deutsch!"): is not a language tag. Write one such as "en", "de" or "pt-BR".',
    ],
    [
      'a direction that is none',
      (words) => {
        Reflect.set(words.language, 'dir', 'left')
      },
      'field language.dir ("left"): is not a direction. Write "ltr" for left to right, or "rtl" for right to left.',
    ],
    [
      'eleven months',
      (words) => {
        words.resumeDates.months.pop()
      },
      'has not twelve months. Write all of them, January first.',
    ],
    [
      'a month that is there twice',
      (words) => {
        words.projectDates.months[6] = 'Jun'
      },
      'field projectDates.months[7] ("Jun"): is another month too. Write each month differently.',
    ],
  ])('%s', (_, spoil, fault) => {
    const faults = faultsOf(spoil)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^content\/words\.ts, field /)
    expect(faults[0]).toContain(fault)
  })
})

test('a form for one number may spell it out, and words may stand in any order', () => {
  expect(
    faultsOf((words) => {
      words.results.all = { one: 'genau eines', other: 'Projekte: {count}' }
      words.slider.place = 'von {count} das {number}.'
      words.projectDates.month = '{month}/{year}'
    }),
  ).toEqual([])
})
