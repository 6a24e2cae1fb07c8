import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, useRef, useState } from 'react'
import { plant } from '@/__tests__/support/browser'
import { useHideOnScroll } from '@/components/frame/use-scroll'
import { SLIDE_INTERVAL_MS } from '@/components/ui/constants'
import { useAutoAdvance } from '@/components/ui/use-auto-advance'

function AdvancingSlides() {
  const root = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const auto = useAutoAdvance({ root, enabled: true, index, advance: () => setIndex(index + 1) })
  return (
    <div ref={root} role="group" data-moving={auto.moving} {...auto.restHandlers}>
      <output>{index}</output>
      <button type="button" onClick={auto.togglePaused}>
        Pause
      </button>
      <button type="button">Choose</button>
    </div>
  )
}

const show = () => render(<AdvancingSlides />, { wrapper: StrictMode })
const root = () => screen.getByRole('group')
const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const index = () => Number(screen.getByRole('status').textContent)

let isReduced = false

beforeEach(() => {
  jest.useFakeTimers()
  isReduced = false
  plant(window, 'matchMedia', () => ({ matches: isReduced }))
  plant(document, 'hidden', false)
  showAt(0)
})

/** Moves the slides to a distance in pixels from the top of the window. */
function showAt(top: number): void {
  Element.prototype.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect
}

test.each<[string, () => void, () => void]>([
  ['hovered', () => fireEvent.pointerEnter(root()), () => fireEvent.pointerLeave(root())],
  ['focused', () => act(() => button('Pause').focus()), () => act(() => button('Pause').blur())],
  ['another tab is in front', () => plant(document, 'hidden', true), () => plant(document, 'hidden', false)],
  ['off screen', () => showAt(-200), () => showAt(10)],
  ['reduced motion is preferred', () => (isReduced = true), () => (isReduced = false)],
])('slides rest while %s [W1]', (_reason, rest, resume) => {
  show()
  pass(SLIDE_INTERVAL_MS - 1)
  rest()
  pass(SLIDE_INTERVAL_MS * 5 + 1)
  expect(index()).toBe(0)
  resume()
  pass(SLIDE_INTERVAL_MS - 1)
  expect(index()).toBe(0)
  pass(1)
  expect(index()).toBe(1)
})

test('slides rest until neither the pointer nor the focus is on them [W1]', () => {
  show()
  fireEvent.pointerEnter(root())
  act(() => button('Pause').focus())
  fireEvent.pointerLeave(root())
  act(() => button('Choose').focus())
  expect(root()).toHaveAttribute('data-moving', 'false')
  act(() => button('Choose').blur())
  expect(root()).toHaveAttribute('data-moving', 'true')
})

/**
 * Shows the header at this place. The returned function scrolls, waits, and returns whether the
 * header is hidden.
 */
function showHeaderAt(start: number) {
  plant(window, 'scrollY', start)
  const { result } = renderHook(useHideOnScroll, { wrapper: StrictMode })
  return (y: number, ms = 300) => {
    plant(window, 'scrollY', y)
    act(() => {
      window.dispatchEvent(new window.Event('scroll'))
      jest.advanceTimersByTime(ms)
    })
    return result.current
  }
}

test('the header is shown while the page bounces at its top, and on a scroll up after a reload in the page [H3]', () => {
  const scroll = showHeaderAt(0)
  expect([scroll(-40), scroll(0)]).toEqual([false, false])
  expect(showHeaderAt(2000)(1900)).toBe(false)
})

test('the header follows scrolls within 300 ms when these end [H3]', () => {
  const scroll = showHeaderAt(0)
  expect([scroll(1200, 0), scroll(700, 299), scroll(700, 1)]).toEqual([true, true, false])
})
