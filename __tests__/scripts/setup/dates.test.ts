import { asIsoMonth, asMonth, readDate } from '@/scripts/setup/dates'

jest.mock('@/content/words', () => jest.requireActual('../../support/english-words').englishWords())

test.each([
  ['2020', '2020', '2020-01'],
  ['2020-03', 'Mar 2020', '2020-03'],
  ['2020-03-14', 'Mar 2020', '2020-03'],
  ['2020-03-14T00:00:00Z', 'Mar 2020', '2020-03'],
  ['Mar 2020', 'Mar 2020', '2020-03'],
  ['Sept. 2020', 'Sep 2020', '2020-09'],
  ['14 March 2020', 'Mar 2020', '2020-03'],
])('%s is %s for a job and %s for a project', (text, month, isoMonth) => {
  const date = readDate(text)
  expect(date && [asMonth(date), asIsoMonth(date)]).toEqual([month, isoMonth])
})

test.each(['', '2020-13', 'Present', 'now', '20', 'Foo 2020', '=1+1'])('%j is no date', (text) => {
  expect(readDate(text)).toBeUndefined()
})
