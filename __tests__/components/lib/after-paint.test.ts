/** @jest-environment jsdom */
import { afterPaint } from '@/components/lib/after-paint'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('what is heavy runs once, after the next frame', () => {
  const run = jest.fn()
  afterPaint(run)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersToNextFrame()
  expect(run).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(run).toHaveBeenCalledTimes(1)
})
