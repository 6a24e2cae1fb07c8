import { useSyncExternalStore } from 'react'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Browsers end a pinch at a scale that is not 1 to the last digit. */
const LARGER = 1.01

/** Whether the visitor has enlarged the page with two fingers, so one finger moves around in it (W1). */
export const usePinchZoom = createMediaHook(
  () => window.visualViewport,
  'resize',
  ({ scale }) => scale > LARGER,
)

/** Whether the visitor prefers reduced motion. For behaviour only; CSS handles the looks. */
export const useReducedMotion = createMediaHook(
  () => window.matchMedia?.(REDUCED_MOTION),
  'change',
  ({ matches }) => matches,
)

/**
 * Creates a hook that returns a state of the browser: `false` on the server and in browsers without the target.
 *
 * @param find returns the target, which has the state and announces its changes
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
