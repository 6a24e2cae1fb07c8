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
  test.each(['scroll', 'pointermove', 'touchstart', 'keydown', 'beforeprint'])(
    'lazy pictures wait until the first %s of the visitor or the browser [H6]',
    (event) => {
      openAt('/projects')
      window.dispatchEvent(Object.assign(new Event('pointermove'), still))
      expect(rests()).toBe(true)
      window.dispatchEvent(Object.assign(new Event(event), { ...still, movementY: 3 }))
      expect(rests()).toBe(false)
    },
  )

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

  test('a script of the site that does not load is a failure of the page, one of an extension is not [H6]', () => {
    scriptFails('chrome-extension://x/a.js')
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/a.js' }))
    jest.runAllTimers()
    expect(root.dataset.app).toBeUndefined()
    scriptFails('/_next/static/chunks/a.js')
    jest.runAllTimers()
    expect(root.dataset.app).toBe('failed')
  })

  test('an error that the page survives is no failure [H6]', () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: '/_next/static/chunks/a.js' }))
    root.dataset.app = 'ready'
    jest.runAllTimers()
    expect(root.dataset.app).toBe('ready')
  })
})

describe('presses', () => {
  /** In milliseconds. Each test begins long after the presses of the one before. */
  let start = 0
  beforeAll(guardPresses)
  beforeEach(() => {
    plant(document, 'elementFromPoint', () => link(1))
    document.body.innerHTML = '<a>first</a><a>second</a>'
    start += 10_000
  })
  const link = (place: 0 | 1) => document.querySelectorAll('a')[place] as Element

  /** Presses at a time in milliseconds. @returns whether the click arrives */
  function press(target: Element, at: number, clientX = 100): boolean {
    const onClick = jest.fn()
    target.addEventListener('click', onClick, { once: true })
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 100, detail: 1 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(target, event)
    }
    target.removeEventListener('click', onClick)
    return onClick.mock.calls.length > 0
  }

  test.each([
    ['the second half reaches no other element', 400, 102, 1, false],
    ['a later press does', 501, 102, 1, true],
    ['a press elsewhere does', 200, 200, 1, true],
    ['a press on the next dot of a slider does', 200, 124, 0, true],
  ] as const)('of a double press %s [G4]', (_what, after, x, at, arrives) => {
    plant(document, 'elementFromPoint', () => link(at))
    expect(press(link(0), start)).toBe(true)
    expect(press(link(1), start + after, x)).toBe(arrives)
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
