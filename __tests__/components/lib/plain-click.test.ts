/** @jest-environment jsdom */
import { isPlainClick } from '@/components/lib/plain-click'

test('H1 a click is plain by itself', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true)
})

test.each([
  [{ button: 1 }],
  [{ button: 2 }],
  [{ metaKey: true }],
  [{ ctrlKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
])('H1 a click with %o is the browser’s', (init) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(false)
})
