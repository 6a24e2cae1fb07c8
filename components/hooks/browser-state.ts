import { useSyncExternalStore } from 'react'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Browsers end a pinch at a scale that is not 1 to the last digit. */
const LARGER = 1.01

/** Whether two fingers have made the page larger, so that one finger is needed to move around in it (W1). */
export const usePinchZoom = following(
  () => window.visualViewport,
  'resize',
  ({ scale }) => scale > LARGER,
)

/** Whether the visitor asked for less motion. For behaviour only; looks belong to CSS. */
export const useReducedMotion = following(
  () => window.matchMedia?.(REDUCED_MOTION),
  'change',
  ({ matches }) => matches,
)

/**
 * Makes a hook that says whether something of the browser is so: `false` on the server and where the browser cannot tell.
 *
 * @param find what it is read from, and what tells that it changes
 */
function following<T extends EventTarget>(
  find: () => T | null | undefined,
  event: string,
  isSo: (target: T) => boolean,
): () => boolean {
  const subscribe = (listener: () => void) => {
    const target = find()
    target?.addEventListener(event, listener)
    return () => target?.removeEventListener(event, listener)
  }
  const read = () => {
    const target = find()
    return target ? isSo(target) : false
  }
  return function useBrowserState() {
    return useSyncExternalStore(subscribe, read, () => false)
  }
}
