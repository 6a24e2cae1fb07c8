import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useCountdown } from '@/components/hooks/use-countdown'
import { TOAST_DURATION_MS } from '@/components/lib/constants'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function start(onEnd: () => void, paused = false) {
  return renderHook((props) => useCountdown(props.onEnd, TOAST_DURATION_MS, props.paused), {
    initialProps: { onEnd, paused },
    wrapper: StrictMode,
  })
}

test('W2 it calls back once, and pauses keep what is left, however often', () => {
  const onEnd = jest.fn()
  const { rerender } = start(onEnd, true)
  for (const _round of [1, 2, 3]) {
    jest.advanceTimersByTime(60_000)
    rerender({ onEnd, paused: false })
    jest.advanceTimersByTime(1000)
    rerender({ onEnd, paused: true })
  }
  rerender({ onEnd, paused: false })
  jest.advanceTimersByTime(TOAST_DURATION_MS - 3001)
  expect(onEnd).not.toHaveBeenCalled()
  jest.advanceTimersByTime(TOAST_DURATION_MS * 3)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a render does not begin the time anew, and the latest callback is the one called', () => {
  const before = jest.fn()
  const after = jest.fn()
  const { rerender } = start(before)
  jest.advanceTimersByTime(TOAST_DURATION_MS - 1)
  rerender({ onEnd: after, paused: false })
  jest.advanceTimersByTime(1)
  expect(before).not.toHaveBeenCalled()
  expect(after).toHaveBeenCalledTimes(1)
})

test('unmounting leaves no timer', () => {
  start(jest.fn()).unmount()
  expect(jest.getTimerCount()).toBe(0)
})
