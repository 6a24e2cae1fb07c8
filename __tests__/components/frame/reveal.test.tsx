import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { plant, plantIntersectionObserver } from '@/__tests__/support/browser'
import { AtPath } from '@/__tests__/support/render'
import { Reveal } from '@/components/frame/reveal'
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/ui/constants'

/** The height of the elements, in pixels. */
const HEIGHT = 100

/** Makes an element at this distance in pixels from the top of the window. */
function elementAt(top: number): HTMLElement {
  const element = document.createElement('div')
  element.className = 'hidden'
  element.getBoundingClientRect = () => ({ top, height: HEIGHT }) as DOMRect
  return element
}

let first: HTMLElement
let below: HTMLElement
let observers: ReturnType<typeof plantIntersectionObserver>

beforeEach(() => {
  first = elementAt(10)
  below = elementAt(window.innerHeight + 10)
  document.body.replaceChildren(first, below)
  observers = plantIntersectionObserver()
  plant(window, 'matchMedia', () => ({ matches: false }))
})

const reveal = () =>
  render(
    <AtPath path="/">
      <Reveal />
    </AtPath>,
    { wrapper: StrictMode, container: document.head },
  )
const isShown = (element: HTMLElement) => element.classList.contains('animate')

/** Reports how many pixels of an element are visible, in a window 800 px tall. */
function see(element: HTMLElement, visible: number) {
  const observer = observers.findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
  const [rootBounds, intersectionRect] = [800, visible].map((height) => ({ height }) as DOMRectReadOnly)
  observer?.see(element, { isIntersecting: visible > 0, rootBounds, intersectionRect })
  return observer
}

test('only elements below the first screen are hidden until they are seen [H6]', () => {
  reveal()
  for (const element of [first, below]) see(element, 0)
  expect([first, below].map(({ dataset }) => dataset.armed)).toEqual([undefined, ''])
  expect(isShown(below)).toBe(false)
})

test('an element is revealed when 20 % of it is above the margin, then no longer observed [H6]', () => {
  reveal()
  expect(see(below, 0.19 * HEIGHT)?.options.threshold).toContain(0.2)
  expect(isShown(below)).toBe(false)
  expect(see(below, 0.2 * HEIGHT)?.targets).not.toContain(below)
  expect(isShown(below)).toBe(true)
  // An element taller than the screen has to cover enough of it.
  first.getBoundingClientRect = () => ({ top: 10, height: 9000 }) as DOMRect
  see(first, 800 * REVEAL_THRESHOLD)
  expect(isShown(first)).toBe(true)
})

test('at the end of the page everything is shown, even if both changes are reported together [H6]', () => {
  const end = document.createElement('div')
  end.id = 'page-end'
  document.body.append(end)
  reveal()
  const observer = observers.findLast(({ targets }) => targets.has(end))
  observer?.callback([{ isIntersecting: false }, { isIntersecting: true }])
  expect([first, below].map(isShown)).toEqual([true, true])
})
