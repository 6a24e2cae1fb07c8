import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useCountdown } from '@/components/hooks/use-countdown'

afterEach(() => jest.useRealTimers())

test('W2 the latest callback is called once; pauses keep what is left, and other renders do not begin it anew', () => {
  jest.useFakeTimers()
  const before = jest.fn()
  const onEnd = jest.fn()
  const { rerender } = renderHook((props) => useCountdown(props.onEnd, 5000, props.paused), {
    initialProps: { onEnd: before, paused: true },
    wrapper: StrictMode,
  })
  for (const _round of [1, 2, 3]) {
    jest.advanceTimersByTime(60_000)
    rerender({ onEnd: before, paused: false })
    jest.advanceTimersByTime(1000)
    rerender({ onEnd: before, paused: true })
  }
  rerender({ onEnd: before, paused: false })
  jest.advanceTimersByTime(1999)
  rerender({ onEnd, paused: false })
  expect(before).not.toHaveBeenCalled()
  jest.advanceTimersByTime(20_000)
  expect([before, onEnd].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
