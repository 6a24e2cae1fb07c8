import { RestingPage } from '@/components/site/resting-page'
import { plant, plantIntersectionObserver, standAt } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'

const root = document.documentElement
const rests = () => 'resting' in root.dataset

afterEach(() => {
  window.dispatchEvent(new Event('scroll'))
  document.body.replaceChildren()
})

/** Runs the script as the browser does, before anything is painted. */
async function openAt(address: string, type: NavigationTimingType = 'navigate'): Promise<void> {
  standAt(address)
  plant(performance, 'getEntriesByType', () => [{ type }])
  const html = await renderOnServer(<RestingPage />)
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(html) ?? []
  expect(script).not.toBe('')
  new Function(script)()
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
])('a page rests until the first sign of a visitor: %s', async (sign) => {
  plantIntersectionObserver()
  await openAt('/projects')
  expect(rests()).toBe(true)
  window.dispatchEvent(new Event(sign))
  expect(rests()).toBe(false)
})

test.each<[string, string, NavigationTimingType]>([
  ['at a place of its own', '/#contact', 'navigate'],
  ['by going back', '/', 'back_forward'],
  ['by a reload', '/', 'reload'],
])('a page that is opened %s does not rest', async (_how, address, type) => {
  plantIntersectionObserver()
  await openAt(address, type)
  expect(rests()).toBe(false)
})

test('a page does not rest where nobody would notice what is near', async () => {
  plant(window, 'IntersectionObserver', undefined)
  await openAt('/')
  expect(rests()).toBe(false)
})

test('what is near the window is told apart, but for slides that do not show', async () => {
  const observers = plantIntersectionObserver()
  await openAt('/')
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
