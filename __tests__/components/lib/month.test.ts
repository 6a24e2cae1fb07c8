/** @jest-environment node */
import { formatMonth } from '@/components/lib/month'
import { filled } from '@/components/lib/words'
import { projectDates } from '@/content/words'

test('G3 O8 a month is year and short month, in the words and the order of the interface', () => {
  const formatted = Array.from({ length: 12 }, (_, i) =>
    formatMonth(`2025-${String(i + 1).padStart(2, '0')}`),
  )
  expect(formatted).toEqual(
    projectDates.months.map((month) => filled(projectDates.month, { year: '2025', month })),
  )
})
