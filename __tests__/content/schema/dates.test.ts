import { formatPeriod } from '@/components/text/dates'
import { isoMonth, monthNumber } from '@/content/schema/dates'
import { language, projectDates, resumeDates } from '@/content/words'

jest.mock('@/content/words', () => jest.requireActual('@/docs/translations/ja'))

test.each(['2021年4月', '4月 2021', 'Apr. 2021', 'April 2021', 'april 2021', 'Apr 2021', '2021-04'])(
  'a date may be in the language of the site, in English or in numbers: %s [D3, O8]',
  (date) => {
    expect(isoMonth(date)).toBe('2021-04')
    expect(formatPeriod(date, 'Present')).toBe('2021年4月～現在')
  },
)

test.each(['2021-13', 'Ap 2021', 'April', '4 2021', 'April 21', '', 'April 2021 2022', 'present'])(
  'other texts are not dates: "%s" [D3]',
  (date) => expect(monthNumber(date)).toBeNaN(),
)

test.each([
  ['projects', projectDates.months],
  ['the resume', resumeDates.months],
])('the months of %s are consecutive, across years too [D3]', (_, months) => {
  const numbers = ['2023', '2024'].flatMap((year) => months.map((name) => monthNumber(`${name} ${year}`)))
  expect(numbers).toEqual(numbers.map((_number, i) => 2023 * 12 + i))
})

test('a year alone is unchanged, and sorts before or after its months [D3]', () => {
  expect(isoMonth('2019')).toBe('2019')
  expect(formatPeriod('2019', '2021')).toBe('2019～2021')
  expect(monthNumber('2019')).toBe(monthNumber('2019-01'))
  expect(monthNumber('2019', 'last month')).toBe(monthNumber('2019-12'))
})

test.each([
  ['de', 'März 2020'],
  ['ru', 'январь 2020'],
  ['ru', 'января 2020'],
  ['es', 'Septiembre de 2020'],
  ['pt-BR', 'Setembro 2020'],
])('full names of months are dates in the language of the site: %s, "%s" [D3, O8]', (lang, date) => {
  jest.replaceProperty(language, 'lang', lang)
  expect(isoMonth(date)).toMatch(/^2020-\d\d$/)
})
