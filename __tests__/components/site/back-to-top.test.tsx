import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
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
      <BackToTop />
    </StrictMode>,
  )
  return screen.getByRole('button', { name: words.backToTop.label })
}

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('H4 it appears when the scroll has passed one viewport height, and goes again', () => {
  const button = show()
  for (const [y, isShown] of [
    [window.innerHeight, false],
    [window.innerHeight + 1, true],
    [window.innerHeight, false],
  ] as const) {
    scrollPageTo(y)
    pass(300)
    expect(button.hasAttribute('data-shown')).toBe(isShown)
  }
})

test('H4 the scroll is sampled every 300 ms', () => {
  const button = show()
  scrollPageTo(1)
  scrollPageTo(window.innerHeight + 1)
  pass(299)
  expect(button).not.toHaveAttribute('data-shown')
  pass(1)
  expect(button).toHaveAttribute('data-shown')
})

test('H4 after a reload far down it is there without a scroll', () => {
  placeScroll(window.innerHeight * 3)
  expect(show()).toHaveAttribute('data-shown')
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
