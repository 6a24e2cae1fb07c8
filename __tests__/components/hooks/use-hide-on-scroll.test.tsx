import { renderHook } from '@testing-library/react'
import { act, StrictMode } from 'react'
import { useHideOnScroll } from '@/components/hooks/use-hide-on-scroll'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { countListeners, placeScroll, scrollPageTo } from '../../support/browser'

beforeEach(() => {
  jest.useFakeTimers()
  placeScroll(0)
})
afterEach(() => jest.useRealTimers())

const watch = () => renderHook(useHideOnScroll, { wrapper: StrictMode })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

/** Scrolls, and waits until the next reaction may come. */
function scrollAndWait(y: number): void {
  scrollPageTo(y)
  pass(SCROLL_THROTTLE_MS)
}

test('H3 it hides while the page scrolls down and shows again when the scroll goes up', () => {
  const { result } = watch()
  expect(result.current).toBe(false)
  scrollAndWait(100)
  expect(result.current).toBe(true)
  scrollAndWait(500)
  expect(result.current).toBe(true)
  scrollAndWait(499)
  expect(result.current).toBe(false)
})

test('H3 a page that bounces at its top does not hide it', () => {
  const { result } = watch()
  scrollAndWait(-40)
  scrollAndWait(-10)
  scrollAndWait(0)
  expect(result.current).toBe(false)
})

test('H3 reactions come once in 300 ms, and the last position counts', () => {
  const { result } = watch()
  scrollPageTo(100)
  expect(result.current).toBe(true)
  scrollPageTo(50)
  pass(299)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
})

test('H3 after a reload in the middle of the page the first scroll up shows it', () => {
  placeScroll(2000)
  const { result } = watch()
  scrollAndWait(1900)
  expect(result.current).toBe(false)
})

test('it leaves no listener and no timer behind', () => {
  const listeners = countListeners(window, 'scroll')
  const { unmount } = watch()
  expect(listeners()).toBe(1)
  scrollPageTo(100)
  unmount()
  expect(listeners()).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
})
