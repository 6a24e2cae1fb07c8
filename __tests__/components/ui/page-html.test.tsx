import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { findHtml, leaveHtml } from '@/components/lib/page-html'
import { PageHtml } from '@/components/ui/page-html'
import { renderOnServer } from '../../support/render-on-server'

const STORE = Symbol.for('page-html')
/** From here on there is no server, as in the browser. */
const forgetServer = () => Reflect.deleteProperty(globalThis, STORE)
afterEach(forgetServer)

test('what the server leaves for an id stands in the HTML, and hydration keeps it', async () => {
  leaveHtml('planted', '<b>once</b>')
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = await renderOnServer(<PageHtml id="planted" hidden />)
  expect(place.innerHTML).toContain('<b>once</b>')
  forgetServer()
  const before = place.querySelector('b')
  const root = await act(async () => hydrateRoot(place, <PageHtml id="planted" hidden />))
  expect(place.querySelector('b')).toBe(before)
  act(() => root.unmount())
})

test('the browser finds what the page holds', () => {
  document.body.innerHTML = '<div id="held"><i>held</i></div>'
  expect(findHtml('held')).toBe('<i>held</i>')
})

test('where nothing was left there is nothing, and nothing breaks', () => {
  expect(findHtml('nowhere')).toBe('')
  const { container } = render(<PageHtml id="nowhere" />)
  expect(container.firstElementChild).toBeEmptyDOMElement()
})

test('a later page leaves its own', () => {
  leaveHtml('planted', 'first')
  leaveHtml('planted', 'second')
  expect(findHtml('planted')).toBe('second')
})
