import { dateRange } from '@/components/lib/date-range'
import { filled } from '@/components/lib/words'
import { resumeDates } from '@/content/words'

test('O8 two dates are a range in the owner’s words, and what goes on ends with the owner’s word for it', () => {
  expect(dateRange('2019', '2021')).toBe(filled(resumeDates.range, { start: '2019', end: '2021' }))
  expect(dateRange('2019', 'Present')).toBe(
    filled(resumeDates.range, { start: '2019', end: resumeDates.present }),
  )
})

test('a date alone stands alone, and no date is nothing', () => {
  expect(dateRange('2019')).toBe('2019')
  expect(dateRange(undefined, '2021')).toBe('2021')
  expect(dateRange()).toBeUndefined()
})
