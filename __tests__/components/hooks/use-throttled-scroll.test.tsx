import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { useHideOnScroll } from '@/components/hooks/use-hide-on-scroll'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { throttle } from '@/components/lib/throttle'
import { BackToTop } from '@/components/site/back-to-top'
import { countListeners, placeScroll, plantScrolling, scrollPageTo } from '../../support/browser'

beforeEach(() => {
  jest.useFakeTimers()
  placeScroll(0)
})
afterEach(() => jest.useRealTimers())

const watch = () => renderHook(useHideOnScroll, { wrapper: StrictMode })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('H3 a page that bounces at its top does not hide the header', () => {
  const { result } = watch()
  for (const y of [-40, -10, 0]) {
    scrollPageTo(y)
    pass(SCROLL_THROTTLE_MS)
  }
  expect(result.current).toBe(false)
})

test('H3 after a reload in the middle of the page the first scroll up shows the header', () => {
  placeScroll(2000)
  const { result } = watch()
  scrollPageTo(1900)
  expect(result.current).toBe(false)
})

test('H3 a steady stream of scrolls is answered once in the time, and never sooner', () => {
  const times: number[] = []
  const limited = throttle(() => times.push(Date.now()), 300)
  for (let ms = 0; ms < 3000; ms += 10) {
    limited()
    jest.advanceTimersByTime(10)
  }
  expect(times.slice(1).map((time, i) => time - (times[i] ?? 0))).toEqual(Array(10).fill(300))
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

test('H4 Top takes the focus along', () => {
  plantScrolling()
  render(
    <>
      <main id="content" tabIndex={-1} />
      <BackToTop />
    </>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('main')).toHaveFocus()
})
