import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { useHideOnScroll } from '@/components/hooks/use-scroll'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { BackToTop } from '@/components/site/back-to-top'
import { placeScroll, plantScrolling, scrollPageTo } from '../../support/browser'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([
  ['in a page that bounces at its top', 0, [-40, -10, 0]],
  ['at the first scroll up after a reload in the middle of the page', 2000, [1900]],
])('H3 the header shows %s', (_what, start, scrolls) => {
  placeScroll(start)
  const { result } = renderHook(useHideOnScroll, { wrapper: StrictMode })
  for (const y of scrolls) {
    scrollPageTo(y)
    act(() => void jest.advanceTimersByTime(SCROLL_THROTTLE_MS))
  }
  expect(result.current).toBe(false)
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
