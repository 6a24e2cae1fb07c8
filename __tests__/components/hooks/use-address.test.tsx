import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isAddedHere, pushSearch, replaceSearch, useSearch } from '@/components/hooks/use-address'
import { countListeners, standAt } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'

beforeEach(() => standAt('/projects'))

function Reader() {
  const search = useSearch()
  return <p>{search === null ? 'not known yet' : `search: ${search}`}</p>
}

test('G11 the server does not know the address, and hydration begins with what the server said', async () => {
  standAt('/projects?type=Game')
  const place = document.createElement('div')
  place.innerHTML = await renderOnServer(<Reader />)
  expect(place.textContent).toBe('not known yet')
  const root = await act(async () => hydrateRoot(place, <Reader />))
  expect(place.textContent).toBe('search: ?type=Game')
  act(() => root.unmount())
})

test('G11 every reader follows a change by replace, which adds no history entry', () => {
  const entries = window.history.length
  const one = renderHook(useSearch)
  const two = renderHook(useSearch)
  act(() => replaceSearch('?q=a'))
  expect([one.result.current, two.result.current]).toEqual(['?q=a', '?q=a'])
  expect(window.location.pathname).toBe('/projects')
  expect(window.history.length).toBe(entries)
})

test('G6 a pushed entry knows that it was added here, also after its filters change', () => {
  expect(isAddedHere()).toBe(false)
  act(() => pushSearch(() => '?project=alder'))
  expect(isAddedHere()).toBe(true)
  act(() => replaceSearch('?project=alder&type=Web'))
  expect(isAddedHere()).toBe(true)
})

test.each([null, undefined, 0, 'addedHere', { addedHere: 'yes' }, { __NA: true }])(
  'G6 the history state %j is not ours',
  (state) => {
    window.history.replaceState(state, '')
    expect(isAddedHere()).toBe(false)
  },
)

test('G6 Back is followed', async () => {
  const { result } = renderHook(useSearch)
  act(() => pushSearch(() => '?project=alder'))
  expect(result.current).toBe('?project=alder')
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await gone
  })
  expect(result.current).toBe('')
})

test('G11 the hash goes with the state it belonged to', () => {
  standAt('/projects?type=Web#project-alder')
  replaceSearch('?type=Game')
  expect(window.location.hash).toBe('')
})

test('a reader that goes leaves no listener, in strict mode too', () => {
  const listeners = countListeners(window, 'popstate')
  const { unmount } = renderHook(useSearch, { wrapper: StrictMode })
  expect(listeners()).toBe(1)
  unmount()
  expect(listeners()).toBe(0)
})
