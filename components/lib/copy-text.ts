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
    // Hardly ever wanted, so no first view carries it; where it cannot be had, the text is refused.
    const older = await import('./copy-by-selection').catch(() => null)
    return older?.copyBySelection(text) ?? false
  }
}
