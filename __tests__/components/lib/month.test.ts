/** @jest-environment node */
import { formatMonth } from '@/components/lib/month'

test('G3 a month is year and three-letter English month', () => {
  const formatted = Array.from({ length: 12 }, (_, i) =>
    formatMonth(`2025-${String(i + 1).padStart(2, '0')}`),
  )
  expect(formatted).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `2025 ${month}`),
  )
})
