import { type RefObject, useEffect } from 'react'

/**
 * Opens a Headless UI menu or list by the key that both understand: the library has no property for it, and the button
 * of its list takes Enter for sending a form.
 */
export function openByKey(button: HTMLButtonElement): void {
  button.dispatchEvent(
    new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
  )
}

/** Opens a Headless UI menu or list as soon as it stands in for its plain button. */
export function useOpenOnMount(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const element = button.current
    if (!element || element.getAttribute('aria-expanded') === 'true') return
    element.focus({ preventScroll: true })
    openByKey(element)
  }, [button])
}
