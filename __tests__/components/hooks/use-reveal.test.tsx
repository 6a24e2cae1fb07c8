import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { REDUCED_MOTION } from '@/components/hooks/use-media-query'
import { useReveal } from '@/components/hooks/use-reveal'
import { REVEAL_ROOT_MARGIN, REVEAL_THRESHOLD } from '@/components/lib/constants'
import { plant, plantIntersectionObserver, plantMediaQueries } from '../../support/browser'

/** Puts an element at this distance from the top of the window. */
function at(id: string, top: number): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.className = 'hidden'
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  document.body.append(element)
  return element
}

const rect = (height: number) => ({ height }) as DOMRectReadOnly
const reveal = () => renderHook(useReveal, { wrapper: StrictMode })

let first: HTMLElement
let below: HTMLElement
let end: HTMLElement

beforeEach(() => {
  plant(
    window,
    'DOMRect',
    class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  )
  document.body.replaceChildren()
  first = at('first', 10)
  below = at('below', window.innerHeight + 10)
  end = document.createElement('div')
  end.id = 'page-end'
  document.body.append(end)
})

test('H6 only what lies below the first screen is armed: nothing in it waits for a script', () => {
  const observers = plantIntersectionObserver()
  reveal()
  const observer = observers.findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
  for (const element of [first, below]) observer?.see(element, { isIntersecting: false })
  expect(first.dataset.armed).toBeUndefined()
  expect(below.dataset.armed).toBe('')
  expect(below).not.toHaveClass('animate')
})

test('H6 an element of the first screen is not armed later, when it has left the window', () => {
  const observers = plantIntersectionObserver()
  reveal()
  const observer = observers.findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
  const { rootBounds, intersectionRect } = { rootBounds: rect(800), intersectionRect: rect(5) }
  observer?.see(first, { isIntersecting: true, intersectionRatio: 0.05, rootBounds, intersectionRect })
  first.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 10, 100, 100)
  observer?.see(first, { isIntersecting: false })
  expect(first.dataset.armed).toBeUndefined()
})

test('H6 an element is revealed when 20 % of it is seen above the margin, and watched no longer', () => {
  const observers = plantIntersectionObserver()
  reveal()
  const observer = observers.findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
  expect(observer?.options.threshold).toContain(0.2)
  const seen = { isIntersecting: true, rootBounds: rect(800) as DOMRectReadOnly, intersectionRect: rect(20) }
  observer?.see(below, { ...seen, intersectionRatio: 0.19 })
  expect(below).not.toHaveClass('animate')
  observer?.see(below, { ...seen, intersectionRatio: 0.2 })
  expect(below).toHaveClass('animate')
  expect(observer?.targets.has(below)).toBe(false)
})

test('H6 an element that has left the screen is not revealed by its old ratio', () => {
  const observers = plantIntersectionObserver()
  reveal()
  observers
    .findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
    ?.see(below, { isIntersecting: false, intersectionRatio: 1, rootBounds: null, intersectionRect: rect(0) })
  expect(below).not.toHaveClass('animate')
})

test('H6 an element taller than the screen is revealed when it covers enough of it', () => {
  const observers = plantIntersectionObserver()
  reveal()
  observers
    .findLast(({ options }) => options.rootMargin === REVEAL_ROOT_MARGIN)
    ?.see(below, {
      isIntersecting: true,
      intersectionRatio: 0.05,
      rootBounds: rect(800),
      intersectionRect: rect(800 * REVEAL_THRESHOLD),
    })
  expect(below).toHaveClass('animate')
})

test('H6 at the very end of the page everything is revealed', () => {
  const observers = plantIntersectionObserver()
  reveal()
  observers.findLast(({ targets }) => targets.has(end))?.see(end, { isIntersecting: true })
  expect(first).toHaveClass('animate')
  expect(below).toHaveClass('animate')
})

test('H6 the end of the page out of sight reveals nothing', () => {
  const observers = plantIntersectionObserver()
  reveal()
  observers.findLast(({ targets }) => targets.has(end))?.see(end, { isIntersecting: false })
  expect(below).not.toHaveClass('animate')
})

test.each([
  ['under reduced motion', () => plantMediaQueries([REDUCED_MOTION])],
  ['without IntersectionObserver', () => plant(window, 'IntersectionObserver', undefined)],
])('H6 %s everything shows at once and nothing is armed', (_when, prepare) => {
  const observers = plantIntersectionObserver()
  prepare()
  reveal()
  expect(below).toHaveClass('animate')
  expect(below.dataset.armed).toBeUndefined()
  expect(observers).toHaveLength(0)
})

test('H6 a browser without media queries reveals as any other', () => {
  plant(window, 'matchMedia', undefined)
  const observers = plantIntersectionObserver()
  reveal()
  expect(observers.some(({ targets }) => targets.has(below))).toBe(true)
})

test('H6 a page without an end mark is watched all the same', () => {
  end.remove()
  const observers = plantIntersectionObserver()
  reveal()
  expect(observers.some(({ targets }) => targets.has(below))).toBe(true)
})

test('unmounting lets every observer go', () => {
  const observers = plantIntersectionObserver()
  const { unmount } = reveal()
  unmount()
  expect(observers.length).toBeGreaterThan(0)
  expect(observers.every(({ disconnected }) => disconnected)).toBe(true)
})
