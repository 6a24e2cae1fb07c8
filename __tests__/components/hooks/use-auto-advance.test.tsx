import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler, StrictMode, useRef, useState } from 'react'
import { useAutoAdvance } from '@/components/hooks/use-auto-advance'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { plant } from '../../support/browser'

function Advancing() {
  const root = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const auto = useAutoAdvance({ root, enabled: true, index, advance: () => setIndex(index + 1) })
  return (
    <div ref={root} role="group" data-moving={auto.moving} {...auto.restHandlers}>
      <output>{index}</output>
      <button type="button" onClick={auto.togglePaused}>
        Pause
      </button>
      <button type="button" onClick={() => setIndex(10)}>
        Choose
      </button>
    </div>
  )
}

const show = () => render(<Advancing />, { wrapper: StrictMode })
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
afterEach(() => jest.useRealTimers())

test.each<[string, () => void, () => void]>([
  ['hovered', () => fireEvent.pointerEnter(root()), () => fireEvent.pointerLeave(root())],
  ['focused', () => act(() => button('Pause').focus()), () => act(() => button('Pause').blur())],
  // Two fingers rarely come back to exactly 1.
  ['in a page made larger', () => pinch(2), () => pinch(1.0000002)],
  ['another tab shows', () => hideTab(true), () => hideTab(false)],
  ['motion is not wanted', () => reduceMotion(true), () => reduceMotion(false)],
])('W1 it rests while %s, and a whole interval more', (_what, rest, goOn) => {
  show()
  pass(SLIDE_INTERVAL_MS - 1)
  rest()
  pass(SLIDE_INTERVAL_MS * 5)
  expect(index()).toBe(0)
  goOn()
  pass(SLIDE_INTERVAL_MS - 1)
  expect(index()).toBe(0)
  pass(1)
  expect(index()).toBe(1)
})

test('W1 two reasons to rest must both go, and the focus may go from one of its buttons to another', () => {
  show()
  fireEvent.pointerEnter(root())
  act(() => button('Pause').focus())
  fireEvent.pointerLeave(root())
  act(() => button('Choose').focus())
  expect(root()).toHaveAttribute('data-moving', 'false')
  act(() => button('Choose').blur())
  expect(root()).toHaveAttribute('data-moving', 'true')
})

test('W1 a slide chosen by hand rests for a whole interval', () => {
  show()
  pass(SLIDE_INTERVAL_MS - 1)
  fireEvent.click(button('Choose'))
  pass(SLIDE_INTERVAL_MS - 1)
  expect(index()).toBe(10)
  pass(1)
  expect(index()).toBe(11)
})

test('Play starts the slides although its button has the focus and the pointer; the next focus rests them [W1]', () => {
  show()
  act(() => button('Pause').focus())
  fireEvent.pointerEnter(root())
  fireEvent.click(button('Pause'))
  pass(SLIDE_INTERVAL_MS * 3)
  expect(index()).toBe(0)
  fireEvent.click(button('Pause'))
  pass(SLIDE_INTERVAL_MS)
  expect(index()).toBe(1)
  act(() => button('Choose').focus())
  expect(root()).toHaveAttribute('data-moving', 'false')
})

test('W1 React has nothing to do when the page is left: Firefox would lose it, and the page stand still after Back', () => {
  const onRender = jest.fn()
  render(<Advancing />, { wrapper: ({ children }) => <Profiler {...{ id: '', onRender, children }} /> })
  onRender.mockClear()
  hideTab(true)
  expect(onRender).not.toHaveBeenCalled()
})
