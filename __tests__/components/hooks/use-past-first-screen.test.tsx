import { renderHook } from '@testing-library/react'
import { act, StrictMode } from 'react'
import { usePastFirstScreen } from '@/components/hooks/use-past-first-screen'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { placeScroll, scrollPageTo } from '../../support/browser'

beforeEach(() => {
  jest.useFakeTimers()
  placeScroll(0)
})
afterEach(() => jest.useRealTimers())

const watch = () => renderHook(usePastFirstScreen, { wrapper: StrictMode })

function scrollAndWait(y: number): void {
  scrollPageTo(y)
  act(() => void jest.advanceTimersByTime(SCROLL_THROTTLE_MS))
}

test('H4 it is past only beyond one viewport height', () => {
  const { result } = watch()
  scrollAndWait(window.innerHeight)
  expect(result.current).toBe(false)
  scrollAndWait(window.innerHeight + 1)
  expect(result.current).toBe(true)
  scrollAndWait(window.innerHeight)
  expect(result.current).toBe(false)
})

test('H4 it is sampled every 300 ms', () => {
  const { result } = watch()
  scrollPageTo(1)
  scrollPageTo(window.innerHeight + 1)
  act(() => void jest.advanceTimersByTime(SCROLL_THROTTLE_MS - 1))
  expect(result.current).toBe(false)
  act(() => void jest.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('H4 after a reload far down it is past without a scroll', () => {
  placeScroll(window.innerHeight * 3)
  expect(watch().result.current).toBe(true)
})
