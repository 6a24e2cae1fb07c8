/** @jest-environment node */
import { withParams } from '@/components/lib/params'

test('G11 parameters are set, changed and taken out; the others stay as they are', () => {
  expect(withParams('', { a: '1' })).toBe('?a=1')
  expect(withParams('?a=1&b=2', { a: '3' })).toBe('?a=3&b=2')
  expect(withParams('a=1&b=2', { a: '' })).toBe('?b=2')
  expect(withParams('?a=1', { a: '' })).toBe('')
  expect(withParams('?a=1&a=2', { a: '3' })).toBe('?a=3')
})

test('G11 values of any kind survive the address', () => {
  for (const value of ['a&b=c', '%00', '+ ', '日本', '🙂', '__proto__', '#?']) {
    expect(new URLSearchParams(withParams('?x=1', { q: value })).get('q')).toBe(value)
  }
})
