import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { plant } from '@/__tests__/support/browser'
import { useHideOnScroll } from '@/components/hooks/use-scroll'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['while the page bounces at its top', 0, [-40, -10, 0]],
  ['on the first scroll up after a reload in the middle of the page', 2000, [1900]],
])('the header is shown %s [H3]', (_what, start, scrolls) => {
  plant(window, 'scrollY', start)
  const { result } = renderHook(useHideOnScroll, { wrapper: StrictMode })
  for (const y of scrolls) {
    plant(window, 'scrollY', y)
    act(() => {
      window.dispatchEvent(new window.Event('scroll'))
      jest.advanceTimersByTime(SCROLL_THROTTLE_MS)
    })
  }
  expect(result.current).toBe(false)
})
