import { formatPeriod } from '@/components/lib/dates'
import { isoMonth, monthNumber } from '@/content/dates'

jest.mock('@/content/words', () => jest.requireActual('../../docs/translations/ja'))

test.each(['2021年4月', '4月 2021', 'Apr. 2021', 'April 2021', 'Apr 2021', '2021-04'])(
  'a date may be in the language of the site, in English or in numbers: %s [O8]',
  (date) => {
    expect(isoMonth(date)).toBe('2021-04')
    expect(formatPeriod(date, 'Present')).toBe('2021年4月～現在')
  },
)

test.each(['2021-13', 'Ap 2021', 'April', '4 2021', 'April 21', 'Aprilis 2021', '', 'April 2021 2022'])(
  'no other text is a date: "%s"',
  (date) => {
    expect(monthNumber(date)).toBeNaN()
  },
)

test('a year alone stays as it is, and lies before its months or behind them', () => {
  expect(formatPeriod('2019', '2021')).toBe('2019～2021')
  expect(monthNumber('2019')).toBe(monthNumber('2019-01'))
  expect(monthNumber('2019', 'last month')).toBe(monthNumber('2019-12'))
})
