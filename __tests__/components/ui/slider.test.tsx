import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { Slider, type SliderItem } from '@/components/ui/slider'
import * as words from '@/content/words'
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
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live')

/** The place in the series of the slide that shows; fails unless it is exactly one, and the dots agree. */
function shown(): number {
  const active = slides().flatMap((slide, i) => (slide.hasAttribute('data-active') ? [i] : []))
  const dots = screen.getAllByRole('button', { name: saying(words.slider.show) })
  const current = dots.flatMap((dot, i) => (dot.getAttribute('aria-current') === 'true' ? [i] : []))
  expect(active).toHaveLength(1)
  expect(current).toEqual(active)
  return active[0] ?? -1
}

test('W1 one slide shows its content and no controls', () => {
  show({ items: items(1), autoAdvance: true })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Content 1'])
  expect(screen.queryByRole('region')).toBeNull()
})

test('W1 it is a carousel of slides that starts at 0 and says its changes; an arrow key within a slide takes the focus along', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', words.slider.carousel)
  for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', words.slider.slide)
  expect([shown(), live()]).toEqual([0, 'polite'])
  act(() => button('Content 1').focus())
  fireEvent.keyDown(button('Content 1'), { key: 'ArrowRight' })
  expect(shown()).toBe(1)
  expect(button('Content 2')).toHaveFocus()
  // One that comes by a button takes none.
  act(() => button(words.slider.next).focus())
  press(words.slider.next)
  expect(button(words.slider.next)).toHaveFocus()
})

test('W1 the place in the series stays right after a page translation', () => {
  show()
  const place = screen.getByText('1 / 3')
  // What a translating browser does: each text becomes an element of its own.
  for (const text of [...place.childNodes]) {
    const translated = document.createElement('font')
    translated.textContent = text.textContent
    text.replaceWith(translated)
  }
  press(words.slider.next)
  expect(place).toHaveTextContent('2 / 3')
})

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', 2],
  ['rtl', 'ArrowRight', 2],
  ['rtl', 'ArrowLeft', 1],
])(
  'W1 O8 in a page read %s the key %s leads to slide %d, and does not scroll the page',
  (dir, key, expected) => {
    document.documentElement.dir = dir
    show()
    expect(fireEvent.keyDown(button(words.slider.next), { key })).toBe(false)
    expect(shown()).toBe(expected)
    document.documentElement.removeAttribute('dir')
  },
)

test('W1 other keys, and arrows with a modifier, stay the browser’s', () => {
  show()
  const withModifier = ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'].map((name) => ({
    key: 'ArrowLeft',
    [name]: true,
  }))
  for (const init of [...withModifier, { key: 'ArrowUp' }, { key: 'Home' }])
    expect(fireEvent.keyDown(button(words.slider.next), init)).toBe(true)
  expect(shown()).toBe(0)
})

test('W1 it is silent while it moves; its pause button, found before the slides, stops it until it is pressed again', () => {
  show({ autoAdvance: true })
  const order = within(carousel()).getAllByRole('button')
  expect(order.indexOf(button(words.slider.pause))).toBeLessThan(order.indexOf(button('Content 1')))
  expect(live()).toBe('off')
  press(words.slider.pause)
  expect(live()).toBe('polite')
  press(words.slider.play)
  expect(live()).toBe('off')
})
