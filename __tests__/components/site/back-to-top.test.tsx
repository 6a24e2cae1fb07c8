import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { SCROLL_THROTTLE_MS } from '@/components/lib/constants'
import { BackToTop } from '@/components/site/back-to-top'
import * as words from '@/content/words'
import { placeScroll, plantScrolling, scrollPageTo } from '../../support/browser'

beforeEach(() => {
  jest.useFakeTimers()
  placeScroll(0)
})
afterEach(() => jest.useRealTimers())

function show() {
  render(
    <StrictMode>
      <main id="content" tabIndex={-1} />
      <BackToTop>{words.backToTop.label}</BackToTop>
    </StrictMode>,
  )
  return screen.getByRole('button', { name: words.backToTop.label })
}

test('H4 it appears when the scroll has passed one viewport height, and goes again', () => {
  const button = show()
  expect(button).not.toHaveAttribute('data-shown')
  scrollPageTo(window.innerHeight + 1)
  expect(button).toHaveAttribute('data-shown')
  act(() => void jest.advanceTimersByTime(SCROLL_THROTTLE_MS))
  scrollPageTo(window.innerHeight)
  expect(button).not.toHaveAttribute('data-shown')
})

test('H4 it scrolls to the top, as smoothly as the page does, and takes the focus along', () => {
  const { scrollTo } = plantScrolling()
  const button = show()
  button.focus()
  fireEvent.click(button)
  // No behaviour of its own: the stylesheet's knows of reduced motion.
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
  expect(screen.getByRole('main')).toHaveFocus()
})
