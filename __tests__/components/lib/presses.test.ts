/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { afterPaint, isPlain, onNextAction } from '@/components/lib/presses'
import '../../support/browser'

test.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %o is answered by the page and not by the browser: %s [H1]', (init, expected) => {
  expect(isPlain(new MouseEvent('click', init))).toBe(expected)
})

describe('onNextAction', () => {
  test.each<[string, () => void]>([
    ['a press', () => fireEvent.click(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['typed text', () => fireEvent.input(document.body)],
    ['a step in the history', () => fireEvent.popState(window)],
    [
      'a scroll by more than half a window',
      () => {
        fireEvent.wheel(document.body)
        Object.assign(window, { scrollY: window.innerHeight })
        fireEvent.scroll(window)
      },
    ],
  ])('%s is the next action, once [G3]', (_what, act) => {
    Object.assign(window, { scrollY: 0 })
    const onAction = jest.fn()
    onNextAction(onAction)
    act()
    act()
    expect(onAction).toHaveBeenCalledTimes(1)
  })

  test('a modifier, a held key and a scroll of the page itself are none [G3]', () => {
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
})

test('heavy work runs once, after the frame that answers a press', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  afterPaint(run)
  jest.advanceTimersToNextFrame()
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
