/**
 * Puts text on the clipboard by the older way: what is selected is copied.
 *
 * @returns whether it is there
 */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  // Within the dialog that has the focus, if there is one: outside of it the focus would be taken back.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  // Not every browser moves the focus to what it selects, and only what has the focus is copied.
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
