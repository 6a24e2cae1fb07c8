/** Number of elements to remember. Overlays on top of each other hide fewer. */
const MAX_REMEMBERED = 20

/** Elements that had focus, the latest last. */
const focused: HTMLElement[] = []

/** Records focused elements for `returnFocus`. @returns a function that stops recording */
export function rememberFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || focused.at(-1) === target) return
    focused.push(target)
    if (focused.length > MAX_REMEMBERED) focused.shift()
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

/**
 * Moves focus to the last element that had it and can still take it, else to the content. Without this, closing an overlay
 * that contains the focus would reset it to the top of the page (G4, W2).
 *
 * @param leaving the closing element, if it is still in the page
 */
export function returnFocus(leaving?: Element | null): void {
  const canReturnTo = (element: HTMLElement) =>
    !leaving?.contains(element) && !element.closest('[data-leave]') && tryFocus(element)
  if (!focused.findLast(canReturnTo)) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Focuses an element. @returns false if it cannot take the focus, such as a card hidden by a filter */
export function tryFocus(element: HTMLElement | null | undefined): element is HTMLElement {
  element?.focus({ preventScroll: true })
  return document.activeElement === element
}
