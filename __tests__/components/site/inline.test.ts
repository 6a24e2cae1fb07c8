/** @jest-environment jsdom */

import { plant, plantIntersectionObserver, standAt } from '@/__tests__/support/browser'
import { requestedView } from '@/components/site/inline/requested-view'
import { restingPage } from '@/components/site/inline/resting-page'
import { scriptFailure } from '@/components/site/inline/script-failure'

const root = document.documentElement

test.each([
  ['/projects?q=a', true],
  ['/projects.html?utm=x&sort=option3', true],
  ['/below/projects/?q=a', true],
  ['/projects?utm_type=x&typed=x&faq=x', false],
  ['/projects#?q=x', false],
  ['/below/?q=a', false],
])('at %s the unfiltered list is hidden at first: %s [G11]', (address, expected) => {
  standAt(address)
  requestedView([])
  expect('pending' in root.dataset).toBe(expected)
  delete root.dataset.pending
})

describe('loading of pictures', () => {
  let observers: ReturnType<typeof plantIntersectionObserver>
  const rests = () => 'resting' in root.dataset

  function openAt(address: string, type: NavigationTimingType = 'navigate'): void {
    standAt(address)
    plant(performance, 'getEntriesByType', () => [{ type }])
    restingPage()
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
    scriptFailure()
  })
  afterEach(() => {
    delete root.dataset.app
    jest.useRealTimers()
  })

  function scriptFails(src: string): void {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = src
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }

  test.each(['https://foreign.example.org/x.js', 'chrome-extension://x/a.js'])(
    'errors of %s, and errors that the page survives, are not its failure [H6]',
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
