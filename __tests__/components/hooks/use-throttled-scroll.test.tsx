import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { useThrottledScroll } from '@/components/hooks/use-throttled-scroll'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { scrollPageTo } from '../../support/browser'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('H3 the position is told at once, then once in 300 ms', () => {
  const onScroll = jest.fn()
  renderHook(() => useThrottledScroll(onScroll), { wrapper: StrictMode })
  for (const y of [1, 2, 3]) scrollPageTo(y)
  expect(onScroll.mock.calls).toEqual([[1]])
  jest.advanceTimersByTime(SCROLL_THROTTLE_MS)
  expect(onScroll.mock.calls).toEqual([[1], [3]])
})

test('H3 the latest callback is the one told', () => {
  const before = jest.fn()
  const after = jest.fn()
  const { rerender } = renderHook(({ tell }) => useThrottledScroll(tell), { initialProps: { tell: before } })
  scrollPageTo(1)
  scrollPageTo(2)
  rerender({ tell: after })
  jest.advanceTimersByTime(SCROLL_THROTTLE_MS)
  expect(before.mock.calls).toEqual([[1]])
  expect(after.mock.calls).toEqual([[2]])
})

test('nothing is told after it is gone', () => {
  const onScroll = jest.fn()
  const { unmount } = renderHook(() => useThrottledScroll(onScroll), { wrapper: StrictMode })
  scrollPageTo(1)
  scrollPageTo(2)
  unmount()
  scrollPageTo(3)
  jest.advanceTimersByTime(SCROLL_THROTTLE_MS * 2)
  expect(onScroll.mock.calls).toEqual([[1]])
})
