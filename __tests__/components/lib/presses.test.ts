/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { afterPaint, ignoreSecondPress, isPlain } from '@/components/lib/presses'
import '../../support/browser'

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('H1 a click with %o is ours to answer, and not the browser’s: %s', (init, expected) => {
  expect(isPlain(new MouseEvent('click', init))).toBe(expected)
})

const first = document.body.appendChild(document.createElement('a'))

// Each at a place of its own: a press is remembered for half a second.
test.each([
  ['its second half hits nothing', { ago: 200, x: 100 }, { x: 102 }, 0],
  ['a later press does', { ago: 600, x: 300 }, { x: 300 }, 3],
  ['a press elsewhere does', { ago: 200, x: 500 }, { x: 700 }, 3],
  ['what its first half hit may be hit again', { ago: 200, x: 900 }, { x: 900, target: first }, 3],
  ['what a key opened has no second half', { ago: 10, x: 0 }, { x: 0 }, 3],
])('G4 of a double press %s', (_what, { ago, x }, second, heard) => {
  const onPress = jest.fn()
  const target = 'target' in second ? second.target : document.body
  const events = ['pointerdown', 'mousedown', 'click']
  for (const type of events) target.addEventListener(type, onPress)
  const place = (clientX: number) => ({ clientX, clientY: clientX && 100 })
  ignoreSecondPress(first, { ...place(x), timeStamp: new Event('click').timeStamp - ago })
  for (const type of events) fireEvent(target, new MouseEvent(type, { bubbles: true, ...place(second.x) }))
  expect(onPress).toHaveBeenCalledTimes(heard)
  for (const type of events) target.removeEventListener(type, onPress)
})

test('what is heavy runs once, after the frame that answers a press', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  afterPaint(run)
  jest.advanceTimersToNextFrame()
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
