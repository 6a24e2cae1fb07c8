import { monthNumber } from '@/content/schema'
import { projectDates, resumeDates } from '@/content/words'
import { dateOf } from '../support/words'

test.each([
  ['projects', projectDates.months],
  ['the resume', resumeDates.months],
])('D3 the months of %s follow each other, across years too', (_, months) => {
  const numbers = ['2023', '2024'].flatMap((year) => months.map((name) => monthNumber(`${name} ${year}`)))
  for (const [i, number] of numbers.entries()) expect(number).toBe((numbers[0] ?? 0) + i)
})

test('D3 a month is the same with and without the dot', () => {
  const [name = ''] = projectDates.months
  const plain = name.replace(/\.$/, '')
  expect(monthNumber(`${plain} 2024`)).toBe(2024 * 12)
  expect(monthNumber(`${plain}. 2024`)).toBe(2024 * 12)
})

const june = dateOf(6, 2025)

test.each(['', 'Juno 2025', '2025-13', 'present', `${june} `, june.replace(' ', ''), june.replace('20', '')])(
  'D3 "%s" is no month',
  (value) => {
    expect(monthNumber(value)).toBeNaN()
  },
)
