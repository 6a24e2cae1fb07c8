import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderOnServer } from '@/__tests__/support/render'
import { startingWith } from '@/__tests__/support/words'
import { Slider, type SliderItem } from '@/components/ui/slider'
import * as words from '@/content/words'

const items = (count: number): SliderItem[] =>
  Array.from({ length: count }, (_, i) => ({
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

/** Returns the index of the shown slide; fails unless it is exactly one and the dots match. */
function shownIndex(): number {
  const active = slides().flatMap(({ inert }, i) => (inert ? [] : [i]))
  const dots = screen.getAllByRole('button', { name: startingWith(words.slider.show) })
  const current = dots.flatMap((dot, i) => (dot.getAttribute('aria-current') === 'true' ? [i] : []))
  // Only the slide that shows can take the focus.
  expect(active).toHaveLength(1)
  expect(current).toEqual(active)
  return active[0] ?? -1
}

test('a single slide shows its content and no controls [W1]', () => {
  show({ items: items(1), autoAdvance: true })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Content 1'])
  expect(screen.queryByRole('region')).toBeNull()
})

test('the slider is a carousel that starts at 0 and announces changes; an arrow key moves focus with the slide [W1]', () => {
  show()
  expect(carousel()).toHaveAttribute('aria-roledescription', words.slider.carousel)
  for (const slide of slides()) expect(slide).toHaveAttribute('aria-roledescription', words.slider.slide)
  expect([shownIndex(), live()]).toEqual([0, 'polite'])
  act(() => button('Content 1').focus())
  fireEvent.keyDown(button('Content 1'), { key: 'ArrowRight' })
  expect(shownIndex()).toBe(1)
  expect(button('Content 2')).toHaveFocus()
  // A slide shown by a button takes no focus.
  act(() => button(words.slider.next).focus())
  press(words.slider.next)
  expect(button(words.slider.next)).toHaveFocus()
})

test('without scripts every slide can take the focus [W1]', async () => {
  const html = await renderOnServer(<Slider words={words.slider} label="Planted pictures" items={items(3)} />)
  expect(html).not.toContain('inert')
})

test('the slide number stays right after a page translation [W1]', () => {
  show()
  const place = screen.getByText('1 / 3')
  // A translating browser wraps each text in an element.
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
])('in direction %s the key %s shows slide %d and does not scroll [W1, O8]', (dir, key, expected) => {
  document.documentElement.dir = dir
  show()
  expect(fireEvent.keyDown(button(words.slider.next), { key })).toBe(false)
  expect(shownIndex()).toBe(expected)
  document.documentElement.removeAttribute('dir')
})

test('other keys, and arrows with a modifier, are left to the browser [W1]', () => {
  show()
  const withModifier = ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'].map((name) => ({
    key: 'ArrowLeft',
    [name]: true,
  }))
  for (const init of [...withModifier, { key: 'ArrowUp' }, { key: 'Home' }])
    expect(fireEvent.keyDown(button(words.slider.next), init)).toBe(true)
  expect(shownIndex()).toBe(0)
})

test('a moving slider announces nothing, and its pause button precedes the slides [W1]', () => {
  show({ autoAdvance: true })
  const order = within(carousel()).getAllByRole('button')
  expect(order.indexOf(button(words.slider.pause))).toBeLessThan(order.indexOf(button('Content 1')))
  expect(live()).toBe('off')
  press(words.slider.pause)
  expect(live()).toBe('polite')
  press(words.slider.play)
  expect(live()).toBe('off')
})
