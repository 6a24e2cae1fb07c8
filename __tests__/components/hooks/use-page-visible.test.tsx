import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { usePageVisible } from '@/components/hooks/use-page-visible'
import { countListeners, turnTab } from '../../support/browser'

test('W1 it follows the tab', () => {
  const { result } = renderHook(usePageVisible, { wrapper: StrictMode })
  expect(result.current).toBe(true)
  turnTab('hidden')
  expect(result.current).toBe(false)
  turnTab('visible')
  expect(result.current).toBe(true)
})

test('unmounting leaves no listener', () => {
  const listeners = countListeners(document, 'visibilitychange')
  const { unmount } = renderHook(usePageVisible, { wrapper: StrictMode })
  expect(listeners()).toBe(1)
  unmount()
  expect(listeners()).toBe(0)
})
