/**
 * Puts text on the clipboard, by the older way where the newer one is missing or refused.
 *
 * @returns whether it is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
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
