/** @jest-environment jsdom */
import { pushEntry, scrollTopOf } from '@/components/lib/push-entry'

function standing(y: number, state: unknown) {
  window.history.replaceState(state, '', '/')
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
}

test('R2 the entry that is left remembers its place and keeps the rest of its state', () => {
  standing(480, { router: true })
  const replace = jest.spyOn(window.history, 'replaceState')
  pushEntry({ added: true }, '/#about')
  expect(replace.mock.calls).toEqual([[{ router: true, scrollTop: 480 }, '']])
  expect(window.history.state).toEqual({ added: true })
  expect(window.location.hash).toBe('#about')
  replace.mockRestore()
})

test('R2 an entry of the browser’s own keeps no state', () => {
  standing(480, null)
  const replace = jest.spyOn(window.history, 'replaceState')
  pushEntry(null, '/#about')
  expect(replace).not.toHaveBeenCalled()
  replace.mockRestore()
})

test.each([null, undefined, 'text', {}, { scrollTop: 'low' }])('R2 the state %j tells no place', (state) => {
  expect(scrollTopOf(state)).toBeNull()
})
