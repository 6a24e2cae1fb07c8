import { faultsIn, put } from '@/__tests__/support/faults'
import { validateWords } from '@/content/schema/words'
import * as german from '@/docs/translations/de'

/** Returns the faults of the German words after a change to a copy of them. */
function faultsOf(path: string, value: unknown): string[] {
  const words = JSON.parse(JSON.stringify(german))
  put(words, path, value)
  return faultsIn(() => validateWords(words))
}

test.each([
  ['slider.next', ' ', '(" "): is not a text'],
  ['dialog.close', undefined, ': is missing'],
  ['contact', 'Kontakt', '("Kontakt"): is missing. Copy it'],
  ['dialog.shut', 'Zu', '("Zu"): is not a known field'],
  ['dialog.linkCopied', '{titel} {title}', 'has other placeholders than the English text. Use {title}.'],
  ['menu.label', 'Menü {name}', 'has other placeholders than the English text. Write it without braces'],
  ['projectDates.months.11', undefined, ': is missing'],
  ['results.some.one', '{count}', 'has other placeholders than the English text. Use {shown} and {count}'],
  ['results.all.other', undefined, ': is missing'],
  ['results.all.several', '{count}', 'is not a known field'],
  ['language.lang', 'deutsch', 'is not a language tag'],
  ['language.dir', 'left', 'is not a direction'],
])('a fault is reported with file, field, problem and fix: %s = %s [O3, O8]', (path, value, fault) => {
  const faults = faultsOf(path, value)
  expect(faults).toEqual([expect.stringMatching(/^content\/words\.ts, field .*: .*\. [A-Z].*\.$/)])
  expect(faults[0]).toContain(fault)
})

test.each([
  ['results.all', { one: 'genau eines', other: 'Projekte: {count}' }],
  ['slider.place', 'von {count} das {number}.'],
  ['projectDates.month', '{month}/{year}'],
])('a form for one number may spell it out, and placeholders may be in any order: %s [O8]', (path, value) => {
  expect(faultsOf(path, value)).toEqual([])
})
