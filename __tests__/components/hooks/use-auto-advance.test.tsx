import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useRef, useState } from 'react'
import { useAutoAdvance } from '@/components/hooks/use-auto-advance'
import { REDUCED_MOTION } from '@/components/hooks/use-media-query'
import { SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { plantIntersectionObserver, plantMediaQueries, plantPinchZoom, turnTab } from '../../support/browser'

function Advancing({ enabled = true }: { enabled?: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const auto = useAutoAdvance({ root, enabled, index, advance: () => setIndex(index + 1) })
  return (
    <div ref={root} role="group" data-moving={auto.moving} {...auto.restHandlers}>
      <output>{index}</output>
      <button type="button" onClick={() => auto.setPaused(!auto.paused)}>
        Pause
      </button>
      <button type="button" onClick={() => setIndex(10)}>
        Choose
      </button>
    </div>
  )
}

const show = (enabled = true) => render(<Advancing enabled={enabled} />, { wrapper: StrictMode })
const root = () => screen.getByRole('group')
const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))
const index = () => Number(screen.getByRole('status').textContent)

let pinch: (scale: number) => void

beforeEach(() => {
  jest.useFakeTimers()
  pinch = plantPinchZoom()
})
afterEach(() => jest.useRealTimers())

test('W1 it advances every 3500 ms', () => {
  show()
  pass(3499)
  expect(index()).toBe(0)
  pass(1)
  expect(index()).toBe(1)
  for (const _round of [1, 2]) pass(SLIDE_INTERVAL_MS)
  expect(index()).toBe(3)
})

test('W1 where it is not enabled it stands', () => {
  show(false)
  pass(SLIDE_INTERVAL_MS * 3)
  expect(index()).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
})

const rests: [string, () => void, () => void][] = [
  ['hovered', () => fireEvent.pointerEnter(root()), () => fireEvent.pointerLeave(root())],
  ['focused', () => act(() => button('Pause').focus()), () => act(() => button('Pause').blur())],
  ['paused by the visitor', () => fireEvent.click(button('Pause')), () => fireEvent.click(button('Pause'))],
  ['in a page made larger', () => pinch(2), () => pinch(1)],
  ['in a hidden tab', () => turnTab('hidden'), () => turnTab('visible')],
]

test.each(rests)('W1 it rests while %s, and a whole interval more', (_what, rest, goOn) => {
  show()
  pass(SLIDE_INTERVAL_MS - 1)
  rest()
  expect(root()).toHaveAttribute('data-moving', 'false')
  pass(SLIDE_INTERVAL_MS * 5)
  expect(index()).toBe(0)
  goOn()
  pass(SLIDE_INTERVAL_MS - 1)
  expect(index()).toBe(0)
  pass(1)
  expect(index()).toBe(1)
})

test('W1 it rests while off screen', () => {
  const observers = plantIntersectionObserver()
  show()
  observers.at(-1)?.see(root(), { isIntersecting: false })
  pass(SLIDE_INTERVAL_MS * 5)
  expect(index()).toBe(0)
  observers.at(-1)?.see(root(), { isIntersecting: true })
  pass(SLIDE_INTERVAL_MS)
  expect(index()).toBe(1)
})

test('W1 it rests under reduced motion, also when that is chosen meanwhile', () => {
  const media = plantMediaQueries([REDUCED_MOTION])
  show()
  pass(SLIDE_INTERVAL_MS * 2)
  expect(index()).toBe(0)
  media.change()
  pass(SLIDE_INTERVAL_MS)
  expect(index()).toBe(1)
  media.change(REDUCED_MOTION)
  pass(SLIDE_INTERVAL_MS * 2)
  expect(index()).toBe(1)
})

test('W1 it rests while the focus goes from one of its buttons to another', () => {
  show()
  act(() => button('Pause').focus())
  act(() => button('Choose').focus())
  expect(root()).toHaveAttribute('data-moving', 'false')
})

test('W1 two reasons to rest must both go', () => {
  show()
  fireEvent.pointerEnter(root())
  act(() => button('Choose').focus())
  fireEvent.pointerLeave(root())
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

test('unmounting leaves no timer', () => {
  const { unmount } = show()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
