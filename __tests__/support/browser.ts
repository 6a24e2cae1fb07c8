/** Fakes what jsdom lacks, until the end of a test: scrolling, pointers, IntersectionObserver. */
import { act, configure } from '@testing-library/react'

// A busy machine needs longer than the default; only a failing test waits this long.
configure({ asyncUtilTimeout: 8000 })

const undo: (() => void)[] = []

afterEach(() => {
  while (undo.length > 0) undo.pop()?.()
})

/** jsdom has only mouse events. */
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

/** Replaces a property for one test; `undefined` makes a browser that lacks it. */
export function plant(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  undo.push(() => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  })
}

/** Records calls of `scrollIntoView`, which jsdom lacks, with the id of the element or `body`. */
export function plantScrolling() {
  const scrollIntoView = jest.fn()
  plant(window.Element.prototype, 'scrollIntoView', function (this: Element, options?: unknown) {
    scrollIntoView(this === document.body ? 'body' : this.id, options)
  })
  return scrollIntoView
}

/** @returns the created observers in order */
export function plantIntersectionObserver() {
  class PlantedObserver {
    readonly targets = new Set<Element>()
    constructor(
      readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void,
      readonly options: IntersectionObserverInit = {},
    ) {
      observers.push(this)
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
    /** Reports an entry for an element if it is still observed. */
    see(target: Element, entry: Partial<IntersectionObserverEntry>) {
      const boundingClientRect = target.getBoundingClientRect()
      if (this.targets.has(target)) act(() => this.callback([{ target, boundingClientRect, ...entry }]))
    }
  }
  const observers: PlantedObserver[] = []
  plant(window, 'IntersectionObserver', PlantedObserver)
  return observers
}

/** Sets the address without loading a page. */
export function setAddress(address: string): void {
  window.history.replaceState(null, '', address)
}
