/**
 * S3: replaces an unknown address, so Back never returns to it. It runs before anything else is in the page, and
 * the other screens do not carry it.
 */
export function redirect(address: string): void {
  location.replace(address)
}
