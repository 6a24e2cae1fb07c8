import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { REDUCED_MOTION, useMediaQuery } from '@/components/hooks/use-media-query'
import { plant, plantMediaQueries } from '../../support/browser'
import { renderOnServer } from '../../support/render-on-server'

const watch = () => renderHook(() => useMediaQuery(REDUCED_MOTION), { wrapper: StrictMode })

test('W1 it follows the query', () => {
  const media = plantMediaQueries()
  const { result } = watch()
  expect(result.current).toBe(false)
  media.change(REDUCED_MOTION)
  expect(result.current).toBe(true)
  media.change()
  expect(result.current).toBe(false)
})

test('W1 it knows the answer from the first render on', () => {
  plantMediaQueries([REDUCED_MOTION])
  expect(watch().result.current).toBe(true)
})

test('the server says no', async () => {
  plantMediaQueries([REDUCED_MOTION])
  const Show = () => <p>{String(useMediaQuery(REDUCED_MOTION))}</p>
  expect(await renderOnServer(<Show />)).toBe('<p>false</p>')
})

test('a browser that cannot tell says no, and nothing breaks', () => {
  plant(window, 'matchMedia', undefined)
  const { result, unmount } = watch()
  expect(result.current).toBe(false)
  unmount()
})

test('unmounting leaves no listener', () => {
  const media = plantMediaQueries()
  const { unmount } = watch()
  expect(media.listeners()).toBe(1)
  unmount()
  expect(media.listeners()).toBe(0)
})
