/**
 * What jsdom lacks or cannot move: scrolling, pointers, IntersectionObserver. Whatever a test plants is
 * taken away again after it.
 */
import { act, configure } from '@testing-library/react'

// The longest that a wait may take, reached only by what never comes: a busy machine is slower than the default.
configure({ asyncUtilTimeout: 8000 })

const undo: (() => void)[] = []

afterEach(() => {
  while (undo.length > 0) undo.pop()?.()
})

/** jsdom has mouse events alone; fingers and pens are pointer events. */
class PlantedPointerEvent extends MouseEvent {
  readonly pointerType: string
  readonly isPrimary: boolean
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
    this.isPrimary = init.isPrimary ?? false
  }
}
if (!('PointerEvent' in window)) Reflect.set(window, 'PointerEvent', PlantedPointerEvent)

/** Gives an object a property for the length of one test; `undefined` stands for a browser that lacks it. */
export function plant(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

/** Notes calls of `scrollTo` and of `scrollIntoView`, which jsdom does not carry out. */
export function plantScrolling() {
  const scrollTo = jest.fn()
  const scrollIntoView = jest.fn()
  plant(window, 'scrollTo', scrollTo)
  plant(window.Element.prototype, 'scrollIntoView', function (this: Element, options?: unknown) {
    scrollIntoView(this.id, options)
  })
  return { scrollTo, scrollIntoView }
}

/** @returns the observers that were made, in order */
export function plantIntersectionObserver() {
  class PlantedObserver {
    readonly targets = new Set<Element>()
    constructor(
      readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void,
      readonly options: IntersectionObserverInit = {},
    ) {
      made.push(this)
    }
    observe(element: Element) {
      this.targets.add(element)
    }
    unobserve(element: Element) {
      this.targets.delete(element)
    }
    disconnect() {
      this.targets.clear()
    }
    /** Tells what is seen of an element, if it is still watched. */
    see(target: Element, entry: Partial<IntersectionObserverEntry>) {
      const boundingClientRect = target.getBoundingClientRect()
      if (this.targets.has(target)) act(() => this.callback([{ target, boundingClientRect, ...entry }]))
    }
  }
  const made: PlantedObserver[] = []
  plant(window, 'IntersectionObserver', PlantedObserver)
  return made
}

/** Sets the address without a load, as a link from elsewhere would have. */
export function standAt(address: string): void {
  window.history.replaceState(null, '', address)
}
