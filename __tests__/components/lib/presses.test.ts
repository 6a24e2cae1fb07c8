/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { afterPaint, isPlain, onNextAction } from '@/components/lib/presses'
import '@/__tests__/support/browser'

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %o is handled by the page instead of the browser: %s [H1]', (init, expected) => {
  expect(isPlain(new MouseEvent('click', init))).toBe(expected)
})

test.each(['click', 'input', 'popstate', 'pagehide'])('%s is the next action, once [G3]', (type) => {
  const onAction = jest.fn()
  onNextAction(onAction)
  for (let times = 0; times < 2; times++) fireEvent(window, new Event(type))
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('a modifier, a held key and a scroll of the page itself are not the next action [G3]', () => {
  Object.assign(window, { scrollY: 0 })
  const onAction = jest.fn()
  const stop = onNextAction(onAction)
  fireEvent.keyDown(document.body, { key: 'Shift' })
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  Object.assign(window, { scrollY: window.innerHeight })
  fireEvent.scroll(window)
  stop()
  fireEvent.click(document.body)
  expect(onAction).not.toHaveBeenCalled()
})

test('heavy work runs once, after the frame that responds to a press', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  afterPaint(run)
  jest.advanceTimersToNextFrame()
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
