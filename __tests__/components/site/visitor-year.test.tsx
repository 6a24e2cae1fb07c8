import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { VisitorYear } from '@/components/site/visitor-year'
import { renderOnServer } from '../../support/render-on-server'

beforeEach(() =>
  jest.useFakeTimers({ now: new Date(2031, 5, 15), doNotFake: ['queueMicrotask', 'nextTick'] }),
)
afterEach(() => jest.useRealTimers())

test('H5 the HTML holds nothing of now, and hydration replaces it without a complaint', async () => {
  const place = document.createElement('div')
  place.innerHTML = await renderOnServer(<VisitorYear built={2025} />)
  expect(place).toHaveTextContent(/^, 2025$/)
  const root = await act(async () => hydrateRoot(place, <VisitorYear built={2025} />))
  expect(place).toHaveTextContent(/^, 2031$/)
  act(() => root.unmount())
})
