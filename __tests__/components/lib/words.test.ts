import { filled } from '@/components/lib/words'

test('O8 a text is filled in where the language wants it', () => {
  expect(filled('Link to {title} copied', { title: 'Alder' })).toBe('Link to Alder copied')
  expect(filled('{count} / {number}', { number: 1, count: 3 })).toBe('3 / 1')
})

test('what is filled in is never filled in again, and what has no value stays', () => {
  expect(filled('{title} {other}', { title: '{title}$&' })).toBe('{title}$& {other}')
})
