import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useInterval } from '@/components/hooks/use-interval'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start(tick: () => void, running = true, restart: unknown = 0) {
  return renderHook((props) => useInterval(props.tick, SLIDE_INTERVAL_MS, props.running, props.restart), {
    initialProps: { tick, running, restart },
    wrapper: StrictMode,
  })
}

test('W1 it calls back every interval, once, in strict mode too', () => {
  const tick = jest.fn()
  start(tick)
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS * 3)
  expect(tick).toHaveBeenCalledTimes(3)
  expect(jest.getTimerCount()).toBe(1)
})

test('W1 it rests while it does not run, and begins a whole interval afterwards', () => {
  const tick = jest.fn()
  const { rerender } = start(tick)
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 1)
  rerender({ tick, running: false, restart: 0 })
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS * 5)
  expect(jest.getTimerCount()).toBe(0)
  rerender({ tick, running: true, restart: 0 })
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 1)
  expect(tick).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(tick).toHaveBeenCalledTimes(1)
})

test('W1 a change of what restarts it begins the time anew, a new callback does not', () => {
  const before = jest.fn()
  const after = jest.fn()
  const { rerender } = start(before)
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 1)
  rerender({ tick: before, running: true, restart: 1 })
  jest.advanceTimersByTime(SLIDE_INTERVAL_MS - 1)
  expect(before).not.toHaveBeenCalled()
  rerender({ tick: after, running: true, restart: 1 })
  jest.advanceTimersByTime(1)
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledTimes(1)
})

test('unmounting leaves no timer', () => {
  const { unmount } = start(jest.fn())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
