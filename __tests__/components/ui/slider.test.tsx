import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { REDUCED_MOTION } from '@/components/hooks/use-media-query'
import { DRAG_THRESHOLD_PX, SLIDE_INTERVAL_MS } from '@/components/lib/constants'
import { filled } from '@/components/lib/words'
import { Slider, type SliderItem } from '@/components/ui/slider'
import * as words from '@/content/words'
import { plantMediaQueries, plantPinchZoom } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'
import { saying } from '../../support/words'

const items = (count: number): SliderItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `item-${i}`,
    label: `Label ${i + 1}`,
    content: <button type="button">Content {i + 1}</button>,
  }))

const show = (props: Partial<Parameters<typeof Slider>[0]> = {}) =>
  render(<Slider words={words.slider} label="Planted pictures" items={items(3)} {...props} />, {
    wrapper: StrictMode,
  })

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const carousel = () => screen.getByRole('region', { name: 'Planted pictures' })
const slides = () => screen.getAllByRole('group')

/** A finger that moves sideways over the slides by a number of pixels. */
function swipe(by: number) {
  const [slide] = slides()
  if (!slide) throw new Error('no slide')
  const finger = { pointerType: 'touch', isPrimary: true, button: 0 }
  fireEvent.pointerDown(slide, { ...finger, clientX: 100 })
  fireEvent.pointerUp(slide, { ...finger, clientX: 100 + by })
}

/** The place in the series of the slide that shows; fails unless it is exactly one, and the dots agree. */
function shown(): number {
  const active = slides().flatMap((slide, i) => (slide.hasAttribute('data-active') ? [i] : []))
  const dots = screen.getAllByRole('button', { name: saying(words.slider.show) })
  const current = dots.flatMap((dot, i) => (dot.getAttribute('aria-current') === 'true' ? [i] : []))
  expect(active).toHaveLength(1)
  expect(current).toEqual(active)
  return active[0] ?? -1
}

test('W1 no slides render nothing', () => {
  const { container } = show({ items: [] })
  expect(container).toBeEmptyDOMElement()
})

test('W1 one slide shows its content and no controls', () => {
  show({ items: items(1), autoAdvance: true })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Content 1'])
  expect(screen.queryByRole('region')).toBeNull()
})

test('W1 an arrow key within a slide takes the focus along to the one that it brings', () => {
  show()
  const within1 = screen.getByText('Content 1')
  act(() => within1.focus())
  fireEvent.keyDown(within1, { key: 'ArrowRight' })
  expect(shown()).toBe(1)
  expect(screen.getByText('Content 2')).toHaveFocus()
})

test('W1 a slide that comes takes no focus from elsewhere', () => {
  show()
  act(() => button(words.slider.next).focus())
  press(words.slider.next)
  expect(shown()).toBe(1)
  expect(button(words.slider.next)).toHaveFocus()
})

test('W1 it is a carousel with named slides', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', words.slider.carousel)
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
    [1, 2, 3].map((number) => filled(words.slider.place, { number, count: 3 })),
  )
  for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', words.slider.slide)
})

test('W1 it starts at 0, and every slide is in the HTML', async () => {
  show()
  expect(shown()).toBe(0)
  const html = await renderOnServer(<Slider words={words.slider} label="Planted pictures" items={items(3)} />)
  for (const text of ['Content', 'Label']) expect(html.split(text).length - 1).toBe(3)
})

test('W1 the arrows step and wrap at both ends', () => {
  show()
  press(words.slider.previous)
  expect(shown()).toBe(2)
  press(words.slider.next)
  expect(shown()).toBe(0)
  press(words.slider.next)
  expect(shown()).toBe(1)
})

test('W1 the dots choose', () => {
  show()
  press(filled(words.slider.show, { number: 3, picture: 'Label 3' }))
  expect(shown()).toBe(2)
  press(filled(words.slider.show, { number: 1, picture: 'Label 1' }))
  expect(shown()).toBe(0)
})

test('W1 the place in the series stays right after a page translation', () => {
  show()
  const place = () => screen.getByText('1 / 3')
  // What a translating browser does: each text becomes an element of its own.
  const texts = [...place().childNodes]
  const box = place()
  for (const text of texts) {
    const translated = document.createElement('font')
    translated.textContent = text.textContent
    text.replaceWith(translated)
  }
  press(words.slider.next)
  expect(box).toHaveTextContent('2 / 3')
})

test('W1 the arrow keys step and do not scroll the page', () => {
  show()
  expect(fireEvent.keyDown(button(words.slider.next), { key: 'ArrowRight' })).toBe(false)
  expect(shown()).toBe(1)
  expect(fireEvent.keyDown(button('Content 1'), { key: 'ArrowLeft' })).toBe(false)
  expect(shown()).toBe(0)
})

test('O8 where a page is read from right to left, the left arrow key leads to the next slide', () => {
  document.documentElement.dir = 'rtl'
  show()
  fireEvent.keyDown(button(words.slider.next), { key: 'ArrowLeft' })
  expect(shown()).toBe(1)
  fireEvent.keyDown(button(words.slider.next), { key: 'ArrowRight' })
  expect(shown()).toBe(0)
  document.documentElement.removeAttribute('dir')
})

test.each(['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])(
  'W1 with %s the arrow keys stay the browser’s: they go back in the history',
  (modifier) => {
    show()
    expect(fireEvent.keyDown(button(words.slider.next), { key: 'ArrowLeft', [modifier]: true })).toBe(true)
    expect(shown()).toBe(0)
  },
)

test('W1 other keys are left alone', () => {
  show()
  for (const key of ['Tab', 'Home', 'ArrowUp', 'Enter']) {
    expect(fireEvent.keyDown(button(words.slider.next), { key })).toBe(true)
  }
  expect(shown()).toBe(0)
})

test.each([
  [-(DRAG_THRESHOLD_PX + 1), 1],
  [DRAG_THRESHOLD_PX + 1, 2],
  [DRAG_THRESHOLD_PX, 0],
])('W1 a swipe by %d px leads to slide %d', (dx, expected) => {
  show()
  swipe(dx)
  expect(shown()).toBe(expected)
})

test('W1 in a page that two fingers have made larger one finger moves around, and no slide changes', () => {
  const pinch = plantPinchZoom()
  show()
  pinch(2)
  swipe(-100)
  expect(shown()).toBe(0)
  pinch(1)
  swipe(-100)
  expect(shown()).toBe(1)
})

test('W1 quick presses all count', () => {
  show()
  for (let i = 0; i < 7; i += 1) press(words.slider.next)
  expect(shown()).toBe(1)
})

test('G4 it may start elsewhere, and stays within the slides that there are', () => {
  const { rerender } = show({ startAt: 2 })
  expect(shown()).toBe(2)
  rerender(<Slider words={words.slider} label="Planted pictures" items={items(2)} startAt={2} />)
  expect(shown()).toBe(1)
  press(words.slider.next)
  expect(shown()).toBe(0)
})

test('G5 without autoAdvance it has no pause button, says its changes, and stands', () => {
  jest.useFakeTimers()
  show()
  expect(screen.queryByRole('button', { name: /Pause|Play/ })).toBeNull()
  act(() => void jest.advanceTimersByTime(SLIDE_INTERVAL_MS * 3))
  expect(shown()).toBe(0)
  expect(slides()[0]?.parentElement).toHaveAttribute('aria-live', 'polite')
  jest.useRealTimers()
})

describe('advancing by itself', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

  test('A1 it advances every 3500 ms and wraps', () => {
    show({ autoAdvance: true })
    for (const expected of [1, 2, 0]) {
      pass(SLIDE_INTERVAL_MS - 1)
      expect(shown()).not.toBe(expected)
      pass(1)
      expect(shown()).toBe(expected)
    }
  })

  test('W1 it is silent while it moves and speaks while it rests', () => {
    show({ autoAdvance: true })
    const region = slides()[0]?.parentElement
    expect(region).toHaveAttribute('aria-live', 'off')
    fireEvent.pointerEnter(carousel())
    expect(region).toHaveAttribute('aria-live', 'polite')
  })

  test('W1 the pause button stops it for good and becomes a play button', () => {
    show({ autoAdvance: true })
    press(words.slider.pause)
    pass(SLIDE_INTERVAL_MS * 4)
    expect(shown()).toBe(0)
    press(words.slider.next)
    pass(SLIDE_INTERVAL_MS * 4)
    expect(shown()).toBe(1)
    press(words.slider.play)
    pass(SLIDE_INTERVAL_MS)
    expect(shown()).toBe(2)
  })

  test('W1 the pause button comes before the slides, so that it is found in time', () => {
    show({ autoAdvance: true })
    const order = within(carousel()).getAllByRole('button')
    expect(order.indexOf(button(words.slider.pause))).toBeLessThan(order.indexOf(button('Content 1')))
  })

  test('W1 under reduced motion it stands', () => {
    plantMediaQueries([REDUCED_MOTION])
    show({ autoAdvance: true })
    pass(SLIDE_INTERVAL_MS * 3)
    expect(shown()).toBe(0)
  })

  test('W1 unmounting leaves no timer', () => {
    const { unmount } = show({ autoAdvance: true })
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
