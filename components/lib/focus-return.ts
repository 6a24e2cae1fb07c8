/** More than what a dialog, a menu and a message above each other can hide. */
const REMEMBERED = 20

/** What had the focus, the latest last. */
const visited: HTMLElement[] = []

/** Remembers what gets the focus, for `returnFocus`. @returns ends it */
export function rememberFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || visited.at(-1) === target) return
    visited.push(target)
    if (visited.length > REMEMBERED) visited.shift()
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/**
 * G4, W2: gives the focus to what had it last and can still take it. For what goes away with the focus in it: the browser
 * would begin again at the top of the page.
 *
 * @param leaving is still in the page
 */
export function returnFocus(leaving?: Element | null): void {
  const takesFocus = (element: HTMLElement) => {
    if (leaving?.contains(element) || element.closest('[data-leave]')) return false
    element.focus({ preventScroll: true })
    return document.activeElement === element
  }
  if (!visited.findLast(takesFocus)) document.getElementById('content')?.focus({ preventScroll: true })
}
