import { type RefObject, useEffect } from 'react'

/**
 * Opens a Headless UI menu or list as soon as it stands in for its plain button, by the key that its own button
 * understands: the library has no property for it.
 */
export function useOpenOnMount(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const element = button.current
    if (!element || element.getAttribute('aria-expanded') === 'true') return
    element.focus({ preventScroll: true })
    element.dispatchEvent(
      new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    )
  }, [button])
}
