/** @jest-environment node */
import { monthNames } from '@/content/months'
import { monthNumber } from '@/content/schema'

test('D3 months follow each other, across years too', () => {
  const numbers = ['2023', '2024'].flatMap((year) =>
    monthNames.map((name) => monthNumber(`${name}. ${year}`)),
  )
  for (const [i, number] of numbers.entries()) expect(number).toBe((numbers[0] ?? 0) + i)
})

test('D3 a month is the same with and without the dot', () => {
  expect(monthNumber('May 2024')).toBe(monthNumber('May. 2024'))
})

test('a year alone is its first month at the start and its last at the end', () => {
  expect(monthNumber('2024')).toBe(monthNumber('Jan. 2024'))
  expect(monthNumber('2024', 'last month')).toBe(monthNumber('Dec. 2024'))
})

test('D3 Present is later than every month', () => {
  expect(monthNumber('Present')).toBeGreaterThan(monthNumber('Dec. 9999'))
})

test.each(['', 'June 2025', 'jun. 2025', 'Jun 25', '2025-06', 'Jun. 2025 ', 'present', 'Jun.2025'])(
  'D3 "%s" is no month',
  (value) => {
    expect(monthNumber(value)).toBeNaN()
  },
)
