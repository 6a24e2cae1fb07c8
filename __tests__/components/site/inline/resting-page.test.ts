/** @jest-environment jsdom */
import { restingPage } from '@/components/site/inline/resting-page'
import { plant, plantIntersectionObserver, standAt } from '../../../support/browser'

const root = document.documentElement
const rests = () => 'resting' in root.dataset

afterEach(() => {
  window.dispatchEvent(new Event('scroll'))
  document.body.replaceChildren()
})

function openAt(address: string, type: NavigationTimingType = 'navigate'): void {
  standAt(address)
  plant(performance, 'getEntriesByType', () => [{ type }])
  restingPage()
}

test.each([
  'scroll',
  'wheel',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'beforeprint',
])('a page rests until the first sign of a visitor: %s', (sign) => {
  plantIntersectionObserver()
  openAt('/projects')
  expect(rests()).toBe(true)
  window.dispatchEvent(new Event(sign))
  expect(rests()).toBe(false)
})

test('a page that appears under a pointer at rest goes on resting', () => {
  plantIntersectionObserver()
  openAt('/projects')
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
  expect(rests()).toBe(true)
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 3 }))
  expect(rests()).toBe(false)
})

test.each<[string, string, NavigationTimingType]>([
  ['at a place of its own', '/#contact', 'navigate'],
  ['by going back', '/', 'back_forward'],
  ['by a reload', '/', 'reload'],
])('a page that is opened %s does not rest', (_how, address, type) => {
  plantIntersectionObserver()
  openAt(address, type)
  expect(rests()).toBe(false)
})

test('a page does not rest where nobody would notice what is near', () => {
  plant(window, 'IntersectionObserver', undefined)
  openAt('/')
  expect(rests()).toBe(false)
})

test('what is near the window is told apart, but for slides that do not show', () => {
  const observers = plantIntersectionObserver()
  openAt('/')
  document.body.innerHTML =
    '<picture id="near"></picture><picture id="far"></picture>' +
    '<div class="slide" data-active><picture id="shown"></picture></div>' +
    '<div class="slide"><picture id="waiting"></picture></div>'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const [observer] = observers
  expect([...(observer?.targets ?? [])].map(({ id }) => id)).toEqual(['near', 'far', 'shown'])
  for (const target of observer?.targets ?? [])
    observer?.see(target, { isIntersecting: target.id === 'near' })
  expect([...document.querySelectorAll('[data-near]')].map(({ id }) => id)).toEqual(['near'])
})
