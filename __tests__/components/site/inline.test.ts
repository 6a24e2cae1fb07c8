/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { earlyUse } from '@/components/site/inline/early-use'
import { pendingFilters } from '@/components/site/inline/pending-filters'
import { restingPage } from '@/components/site/inline/resting-page'
import { plant, plantIntersectionObserver, standAt } from '../../support/browser'

const root = document.documentElement

test.each([
  ['/projects?q=a', true],
  ['/projects?project=alder&type=Web', true],
  ['/projects.html?utm=x&sort=option3', true],
  ['/below/projects/?q=a', true],
  ['/projects?', false],
  ['/projects?utm_type=x&typed=x&faq=x', false],
  ['/projects#?q=x', false],
  ['/below/?q=a', false],
])('G11 at %s the unfiltered list is kept back: %s', (address, expected) => {
  standAt(address)
  pendingFilters()
  expect('pending' in root.dataset).toBe(expected)
  delete root.dataset.pending
})

describe('a page at rest', () => {
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

  test.each('scroll wheel pointerdown touchstart keydown focusin beforeprint'.split(' '))(
    'it rests until the first sign of a visitor: %s',
    (sign) => {
      openAt('/projects')
      expect(rests()).toBe(true)
      window.dispatchEvent(new Event(sign))
      expect(rests()).toBe(false)
    },
  )

  test('it goes on resting when it appears under a pointer at rest', () => {
    openAt('/projects')
    for (const movementY of [0, 3]) {
      window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY }))
      expect(rests()).toBe(movementY === 0)
    }
  })

  test('it does not rest at a place of its own, by going back or a reload, or where nobody notices what is near', () => {
    openAt('/#contact')
    openAt('/', 'back_forward')
    openAt('/', 'reload')
    plant(window, 'IntersectionObserver', undefined)
    openAt('/')
    expect(rests()).toBe(false)
  })

  test('what is near the window is told apart, but for slides that do not show', () => {
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
  const html = '<button>One</button><button data-toggle>Mode</button>'
  const told = jest.fn()
  const press = (name: string) => screen.getByRole('button', { name }).click()
  const tell = ({ target }: Event) => told((target as Element).textContent)

  beforeEach(() => {
    jest.useFakeTimers()
    told.mockClear()
    document.body.innerHTML = `<div id="site">${html}</div><button>Foreign</button>`
    document.addEventListener('click', tell)
    earlyUse()
  })
  afterEach(async () => {
    await ready()
    document.removeEventListener('click', tell)
    delete root.dataset.app
    jest.useRealTimers()
  })

  /** Observers are told in a microtask. */
  async function ready(): Promise<void> {
    root.dataset.app = 'ready'
    await Promise.resolve()
  }

  function scriptFails(src: string): void {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = src
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }

  test('C2 W1 what is pressed twice is done once, a switch each time; what is no part of the site goes on', async () => {
    for (const name of ['Mode', 'One', 'Mode', 'One', 'Mode', 'Foreign']) press(name)
    expect(told.mock.calls).toEqual([['Foreign']])
    await ready()
    press('One')
    expect(told.mock.calls).toEqual([['Foreign'], ['One'], ['Mode'], ['One']])
  })

  test('in a page that was made anew, what was pressed is gone', async () => {
    press('One')
    document.body.innerHTML = `<div id="site">${html}</div>`
    await ready()
    expect(told).not.toHaveBeenCalled()
  })

  test('a script of the page that cannot be loaded is a failure; one of somebody else is not', () => {
    scriptFails('https://foreign.example.org/x.js')
    expect(root.dataset.app).toBeUndefined()
    scriptFails('/_next/static/chunks/a.js')
    expect(root.dataset.app).toBe('failed')
    press('One')
    expect(told).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['http://localhost/_next/static/chunks/a.js', 'failed'],
    ['chrome-extension://x/a.js', undefined],
  ])('an error that nothing caught, thrown in %s, leaves the page %s after a while', (filename, state) => {
    window.dispatchEvent(new ErrorEvent('error', { filename }))
    expect(root.dataset.app).toBeUndefined()
    jest.runAllTimers()
    expect(root.dataset.app).toBe(state)
  })

  test('an error of a page that becomes ready all the same, or a later one, is no failure', async () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: '/_next/static/chunks/a.js' }))
    await ready()
    jest.runAllTimers()
    scriptFails('/_next/static/chunks/late.js')
    expect(root.dataset.app).toBe('ready')
  })
})
