import { act, render, screen } from '@testing-library/react'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { HeaderFrame } from '@/components/site/header-frame'
import { placeScroll, scrollPageTo } from '../../support/browser'

beforeEach(() => {
  jest.useFakeTimers()
  placeScroll(0)
})
afterEach(() => jest.useRealTimers())

test('H3 header hides while the page scrolls down and comes back on the way up', () => {
  render(<HeaderFrame>Planted</HeaderFrame>)
  const header = screen.getByRole('banner')
  expect(header).toHaveTextContent('Planted')
  expect(header).not.toHaveAttribute('data-away')
  scrollPageTo(400)
  expect(header).toHaveAttribute('data-away')
  scrollPageTo(300)
  act(() => void jest.advanceTimersByTime(SCROLL_THROTTLE_MS))
  expect(header).not.toHaveAttribute('data-away')
})
