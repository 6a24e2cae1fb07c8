/** @jest-environment jsdom */
import { earlyUse } from '@/components/site/inline/early-use'

const root = document.documentElement
const site = () => document.getElementById('site') as HTMLElement
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement
const box = () => document.querySelector('input') as HTMLInputElement

const html =
  '<a href="#x">Link</a><button>One</button><button><b>Two</b></button>' +
  '<form><input type="search"></form><button>Three</button>' +
  '<button aria-haspopup="menu">Menu</button><button data-toggle>Mode</button>'

/** What reached the page's own listeners, as React's would be: at the root of the document. */
let told: string[] = []
const tell = (event: Event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const { textContent, value, tagName } = event.target as HTMLInputElement
  told.push(`${event.type} ${value || textContent || tagName}`)
}

beforeEach(() => {
  jest.useFakeTimers()
  told = []
  document.body.innerHTML = `<div id="site">${html}</div><button>Foreign</button>`
  for (const type of ['click', 'submit', 'input']) document.addEventListener(type, tell)
  earlyUse()
})
afterEach(async () => {
  await ready()
  for (const type of ['click', 'submit', 'input']) document.removeEventListener(type, tell)
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

test('a press before the page is ready is recorded and replayed once, in the order of the first presses', async () => {
  button('Three').click()
  button('Two').querySelector('b')?.click()
  button('Three').click()
  expect(told).toEqual([])
  await ready()
  expect(told).toEqual(['click Three', 'click Two'])
  button('One').click()
  expect(told.at(-1)).toBe('click One')
})

test('links stay links, and what does not belong to the site is left alone', () => {
  document.querySelector('a')?.click()
  button('Foreign').click()
  expect(told).toEqual(['click Link', 'click Foreign'])
})

test('G8 a search that is sent before the page is ready is sent then', async () => {
  box().form?.requestSubmit()
  expect(told).toEqual([])
  await ready()
  expect(told).toEqual(['submit FORM'])
})

test('G8 what was typed stays where it is, and is not typed again', async () => {
  box().value = 'kept'
  box().dispatchEvent(new Event('input', { bubbles: true }))
  await ready()
  expect(box().value).toBe('kept')
  expect(told).toEqual(['input kept'])
})

test('H2 C2 two presses on a switch before the page is ready leave it as it is, three switch it', async () => {
  for (const menu of document.querySelectorAll('[aria-haspopup], [data-toggle]'))
    if (menu instanceof HTMLElement) for (let i = 0; i < 2; i++) menu.click()
  button('Menu').click()
  await ready()
  expect(told).toEqual(['click Menu'])
})

test('in a page that was made anew, what was pressed is gone', async () => {
  button('Three').click()
  site().innerHTML = html
  await ready()
  expect(told).toEqual([])
})

test('a script of the page that cannot be loaded is a failure; one of somebody else is not', () => {
  scriptFails('https://foreign.example.org/x.js')
  expect(root.dataset.app).toBeUndefined()
  scriptFails('/_next/static/chunks/a.js')
  expect(root.dataset.app).toBe('failed')
  button('One').click()
  expect(told).toEqual(['click One'])
})

test.each([
  ['http://localhost/_next/static/chunks/a.js', 'failed'],
  ['chrome-extension://x/a.js', undefined],
])('an error that nothing caught, thrown in %s, leaves the page %s', (filename, state) => {
  window.dispatchEvent(new ErrorEvent('error', { filename }))
  expect(root.dataset.app).toBeUndefined()
  jest.runAllTimers()
  expect(root.dataset.app).toBe(state)
})

test('an error of a page that becomes ready all the same is no failure', async () => {
  button('One').click()
  window.dispatchEvent(new ErrorEvent('error', { filename: '/_next/static/chunks/a.js' }))
  await ready()
  jest.runAllTimers()
  expect(root.dataset.app).toBe('ready')
  expect(told).toEqual(['click One'])
  scriptFails('/_next/static/chunks/late.js')
  expect(root.dataset.app).toBe('ready')
})
