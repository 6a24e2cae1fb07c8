/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react'
import { plant, plantIntersectionObserver, setAddress } from '@/__tests__/support/browser'
import { guardPresses } from '@/components/frame/press-guard'
import { delayPictures } from '@/components/frame/resting-page'
import { detectScriptFailure } from '@/components/frame/script-failure'
import { hideUnfilteredList } from '@/components/projects/requested-view'

const root = document.documentElement

test.each([
  ['/projects?q=a', true],
  ['/projects.html?utm=x&sort=option3', true],
  ['/projects?utm_type=x&typed=x&faq=x', false],
  ['/projects#?q=x', false],
])('at %s the unfiltered list is hidden at first: %s [G11]', (address, expected) => {
  setAddress(address)
  hideUnfilteredList()
  expect('pending' in root.dataset).toBe(expected)
  delete root.dataset.pending
})

describe('loading of pictures', () => {
  let observers: ReturnType<typeof plantIntersectionObserver>
  const rests = () => 'resting' in root.dataset

  function openAt(address: string, type: NavigationTimingType = 'navigate'): void {
    setAddress(address)
    plant(performance, 'getEntriesByType', () => [{ type }])
    delayPictures()
  }

  beforeEach(() => {
    observers = plantIntersectionObserver()
  })
  afterEach(() => void window.dispatchEvent(new Event('scroll')))

  const still = { movementX: 0, movementY: 0 }
  test('lazy pictures wait until the visitor first scrolls, points, touches or types [H6]', () => {
    for (const event of 'scroll wheel pointermove pointerdown touchstart keydown focusin beforeprint'.split(
      ' ',
    )) {
      openAt('/projects')
      window.dispatchEvent(Object.assign(new Event('pointermove'), still))
      expect([event, rests()]).toEqual([event, true])
      window.dispatchEvent(Object.assign(new Event(event), { ...still, movementY: 3 }))
      expect([event, rests()]).toEqual([event, false])
    }
  })

  test('the page does not rest at a hash, after Back or a reload, or without IntersectionObserver [H6]', () => {
    openAt('/#contact')
    openAt('/', 'back_forward')
    openAt('/', 'reload')
    plant(window, 'IntersectionObserver', undefined)
    openAt('/')
    expect(rests()).toBe(false)
  })

  test('pictures near the window are marked, except in hidden slides [H6]', () => {
    openAt('/')
    document.body.innerHTML =
      '<picture id="near"></picture><picture id="far"></picture>' +
      '<div class="slide" data-active><picture id="shown"></picture></div>' +
      '<div class="slide"><picture id="waiting"></picture></div>'
    document.dispatchEvent(new Event('DOMContentLoaded'))
    const targets = [...(observers[0]?.targets ?? [])]
    expect(targets.map(({ id }) => id)).toEqual(['near', 'far', 'shown'])
    for (const target of targets) observers[0]?.see(target, { isIntersecting: target.id === 'near' })
    expect([...document.querySelectorAll('[data-near]')].map(({ id }) => id)).toEqual(['near'])
  })
})

describe('before the page is ready', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    detectScriptFailure()
  })
  afterEach(() => void delete root.dataset.app)

  function scriptFails(src: string): void {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = src
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }

  test.each(['https://foreign.example.org/x.js', 'chrome-extension://x/a.js'])(
    'errors of %s, and errors that the page survives, do not count as its failure [H6]',
    async (foreign) => {
      scriptFails(foreign)
      window.dispatchEvent(new ErrorEvent('error', { filename: foreign }))
      jest.runAllTimers()
      expect(root.dataset.app).toBeUndefined()
      window.dispatchEvent(new ErrorEvent('error', { filename: '/_next/static/chunks/a.js' }))
      root.dataset.app = 'ready'
      // Observers run in a microtask.
      await Promise.resolve()
      jest.runAllTimers()
      scriptFails('/_next/static/chunks/late.js')
      expect(root.dataset.app).toBe('ready')
    },
  )
})

describe('presses', () => {
  const EVENTS = ['pointerdown', 'mousedown', 'touchend', 'pointerup', 'mouseup', 'click']
  /** In milliseconds. Each test begins long after the presses of the one before. */
  let start = 0
  beforeAll(guardPresses)
  beforeEach(() => {
    plant(document, 'elementFromPoint', () => link(1))
    document.body.innerHTML = '<a>first</a><a>second</a>'
    start += 10_000
  })
  const link = (place: 0 | 1) => document.querySelectorAll('a')[place] as Element

  /** Presses at a time in milliseconds. @returns how many of its events arrive */
  function press(target: Element, at: number, clientX = 100): number {
    const onPress = jest.fn()
    for (const type of EVENTS) target.addEventListener(type, onPress)
    for (const type of EVENTS) {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100, detail: 1 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(target, event)
    }
    for (const type of EVENTS) target.removeEventListener(type, onPress)
    return onPress.mock.calls.length
  }

  test.each([
    ['the second half reaches no other element', 400, 102, 1, 0],
    ['a later press does', 501, 102, 1, EVENTS.length],
    ['a press elsewhere does', 200, 200, 1, EVENTS.length],
    ['a press on the next dot of a slider does', 200, 124, 0, EVENTS.length],
  ] as const)('of a double press %s [G4]', (_what, after, x, at, arriving) => {
    plant(document, 'elementFromPoint', () => link(at))
    expect(press(link(0), start)).toBe(EVENTS.length)
    expect(press(link(1), start + after, x)).toBe(arriving)
  })

  test('clicks by key or script always arrive [G4]', () => {
    press(link(0), start)
    press(link(1), start + 200)
    const onClick = jest.fn()
    link(1).addEventListener('click', onClick)
    fireEvent.click(link(1), { detail: 0 })
    // Firefox counts 1 for the click by Enter on a link.
    fireEvent.keyDown(link(1), { key: 'Enter' })
    fireEvent.click(link(1), { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['Enter', 'a', false],
    ['Escape', 'a', false],
    [' ', 'a', false],
    ['ArrowDown', 'a', true],
    [' ', 'p', true],
  ])('while %j is held on <%s>, its repeated events arrive: %s [G3, G4]', (key, tag, arrives) => {
    const target = document.body.appendChild(document.createElement(tag))
    expect(fireEvent.keyDown(target, { key })).toBe(true)
    expect(fireEvent.keyDown(target, { key, repeat: true })).toBe(arrives)
  })
})
