import { lateScripts } from '@/components/site/inline/late-scripts'
import { plant } from '../../../support/browser'

const running = () => [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).pathname)
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'))

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML =
    '<script type="text/plain" data-src="/a.js"></script><script type="text/plain">data</script>' +
    '<script type="text/plain" data-src="/b.js"></script>'
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('scripts that were held run once the page has been read and shown, in their order', () => {
  lateScripts()
  expect(running()).toEqual([])
  parsed()
  expect(running()).toEqual([])
  jest.advanceTimersToNextFrame()
  expect(running()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(running()).toEqual(['/a.js', '/b.js'])
  expect(document.querySelectorAll('[data-src]')).toHaveLength(0)
})

test('a page that nobody looks at, and that no frame will show, does not wait', () => {
  plant(document, 'hidden', true)
  lateScripts()
  parsed()
  expect(running()).toEqual(['/a.js', '/b.js'])
})
