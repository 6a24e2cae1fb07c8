import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { plant, plantIntersectionObserver } from '@/__tests__/support/browser'
import { AtPath } from '@/__tests__/support/render'
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/lib/constants'
import { Reveal } from '@/components/site/reveal'

/** Makes an element at this distance in pixels from the top of the window. */
function elementAt(top: number): HTMLElement {
  const element = document.createElement('div')
  element.className = 'hidden'
  element.getBoundingClientRect = () => ({ top }) as DOMRect
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

/** Reports how much of an element is visible, and its height in pixels, in a window 800 px tall. */
function see(element: HTMLElement, isIntersecting: boolean, intersectionRatio = 0, height = 20) {
  const observer = observers.findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
  const [rootBounds, intersectionRect] = [800, height].map((tall) => ({ height: tall }) as DOMRectReadOnly)
  observer?.see(element, { isIntersecting, intersectionRatio, rootBounds, intersectionRect })
  return observer
}

test('only elements below the first screen are hidden until they are seen [H6]', () => {
  reveal()
  see(first, true, 0.05, 5)
  first.getBoundingClientRect = () => ({ top: window.innerHeight + 10 }) as DOMRect
  for (const element of [first, below]) see(element, false)
  expect([first, below].map(({ dataset }) => dataset.armed)).toEqual([undefined, ''])
  expect(isShown(below)).toBe(false)
})

test('an element is revealed when 20 % of it is above the margin, then no longer observed [H6]', () => {
  reveal()
  // An element that has left the screen keeps its old ratio.
  see(below, false, 1)
  expect(see(below, true, 0.19)?.options.threshold).toContain(0.2)
  expect(isShown(below)).toBe(false)
  expect(see(below, true, 0.2)?.targets).not.toContain(below)
  expect(isShown(below)).toBe(true)
  // An element taller than the screen has to cover enough of it.
  see(first, true, 0.05, 800 * REVEAL_THRESHOLD)
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
