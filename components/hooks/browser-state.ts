import { useSyncExternalStore } from 'react'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Minimum scale of an enlarged page. After a pinch back, browsers report a scale slightly above 1. */
const MIN_ZOOM = 1.01

/** Whether the visitor has pinch-zoomed the page, so one finger pans it (W1). */
export const usePinchZoom = createMediaHook(
  () => window.visualViewport,
  'resize',
  ({ scale }) => scale > MIN_ZOOM,
)

/** Whether the visitor prefers reduced motion. For behaviour only; CSS handles the appearance. */
export const useReducedMotion = createMediaHook(
  () => window.matchMedia?.(REDUCED_MOTION),
  'change',
  ({ matches }) => matches,
)

/**
 * Creates a hook that returns a state of the browser; `false` on the server, and in browsers without the target.
 *
 * @param find returns the object that has the state and sends its change events
 */
function createMediaHook<T extends EventTarget>(
  find: () => T | null | undefined,
  event: string,
  getState: (target: T) => boolean,
): () => boolean {
  const subscribe = (listener: () => void) => {
    const target = find()
    target?.addEventListener(event, listener)
    return () => target?.removeEventListener(event, listener)
  }
  const getSnapshot = () => {
    const target = find()
    return target ? getState(target) : false
  }
  return function useBrowserState() {
    return useSyncExternalStore(subscribe, getSnapshot, () => false)
  }
}
