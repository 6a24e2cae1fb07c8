import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { StrictMode, useRef, useState } from 'react'
import { plant } from '@/__tests__/support/browser'
import { useHideOnScroll } from '@/components/frame/use-scroll'
import { SCROLL_THROTTLE_MS, SLIDE_INTERVAL_MS } from '@/components/ui/constants'
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

test('a scroll within 300 ms of another takes effect when they end [H3]', () => {
  plant(window, 'scrollY', 0)
  const { result } = renderHook(useHideOnScroll, { wrapper: StrictMode })
  for (const [y, ms, isHidden] of [
    [1200, 0, true],
    [700, SCROLL_THROTTLE_MS - 1, true],
    [700, 1, false],
  ] as const) {
    plant(window, 'scrollY', y)
    act(() => {
      window.dispatchEvent(new window.Event('scroll'))
      jest.advanceTimersByTime(ms)
    })
    expect(result.current).toBe(isHidden)
  }
})
