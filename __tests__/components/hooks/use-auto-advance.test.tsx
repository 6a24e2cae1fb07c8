import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Profiler, StrictMode, useRef, useState } from 'react'
import { plant } from '@/__tests__/support/browser'
import { useAutoAdvance } from '@/components/hooks/use-auto-advance'
import { useHideOnScroll } from '@/components/hooks/use-scroll'
import { SCROLL_THROTTLE_MS, SLIDE_INTERVAL_MS } from '@/components/lib/constants'

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
const change = (target: EventTarget, name: string, value: unknown, event: string) => {
  plant(target, name, value)
  act(() => void target.dispatchEvent(new window.Event(event)))
}
const pinch = (scale: number) => change(viewport, 'scale', scale, 'resize')
const reduceMotion = (matches: boolean) => change(reducedMotion, 'matches', matches, 'change')
const hideTab = (hidden: boolean) => {
  plant(document, 'hidden', hidden)
  change(document, 'visibilityState', hidden ? 'hidden' : 'visible', 'visibilitychange')
}
const index = () => Number(screen.getByRole('status').textContent)

let viewport: EventTarget
let reducedMotion: EventTarget

beforeEach(() => {
  jest.useFakeTimers()
  viewport = new EventTarget()
  plant(window, 'visualViewport', viewport)
  reducedMotion = new EventTarget()
  plant(window, 'matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)' ? reducedMotion : undefined,
  )
})

test.each<[string, () => void, () => void]>([
  ['hovered', () => fireEvent.pointerEnter(root()), () => fireEvent.pointerLeave(root())],
  ['focused', () => act(() => button('Pause').focus()), () => act(() => button('Pause').blur())],
  // A pinch rarely returns to exactly 1.
  ['the page is zoomed', () => pinch(2), () => pinch(1.0000002)],
  ['another tab is in front', () => hideTab(true), () => hideTab(false)],
  ['reduced motion is preferred', () => reduceMotion(true), () => reduceMotion(false)],
])('slides rest while %s, and for a whole interval afterwards [W1]', (_reason, rest, resume) => {
  show()
  pass(SLIDE_INTERVAL_MS - 1)
  rest()
  pass(SLIDE_INTERVAL_MS * 5)
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

// Firefox would drop the update, and the slides would stay still after Back.
test('leaving the page renders nothing [W1]', () => {
  const onRender = jest.fn()
  render(<AdvancingSlides />, { wrapper: ({ children }) => <Profiler {...{ id: '', onRender, children }} /> })
  onRender.mockClear()
  hideTab(true)
  expect(onRender).not.toHaveBeenCalled()
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
