import { useSyncExternalStore } from 'react'

/** Browsers end a pinch at a scale that is not 1 to the last digit. */
const LARGER = 1.01

function subscribe(listener: () => void): () => void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', listener)
  return () => visualViewport?.removeEventListener('resize', listener)
}

/** W1: whether two fingers have made the page larger, so that one finger is needed to move around in it. */
export function usePinchZoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > LARGER,
    () => false,
  )
}
