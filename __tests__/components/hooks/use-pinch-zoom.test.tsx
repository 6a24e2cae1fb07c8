import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { usePinchZoom } from '@/components/hooks/use-pinch-zoom'
import { countListeners, plant, plantPinchZoom } from '../../support/browser'

const zoomed = () => renderHook(usePinchZoom, { wrapper: StrictMode }).result

test('W1 it follows two fingers that make the page larger, and small again', () => {
  const pinch = plantPinchZoom()
  const result = zoomed()
  expect(result.current).toBe(false)
  pinch(2)
  expect(result.current).toBe(true)
  pinch(1.0000002)
  expect(result.current).toBe(false)
})

test('a browser that does not tell counts as one whose page is not made larger', () => {
  plant(window, 'visualViewport', null)
  expect(zoomed().current).toBe(false)
})

test('unmounting leaves no listener', () => {
  plantPinchZoom()
  const listeners = countListeners(window.visualViewport as VisualViewport, 'resize')
  const { unmount } = renderHook(usePinchZoom, { wrapper: StrictMode })
  expect(listeners()).toBe(1)
  act(unmount)
  expect(listeners()).toBe(0)
})
