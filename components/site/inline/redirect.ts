/**
 * S3: replaces an unknown address, so that Back never returns to it. It acts before anything else is there, and
 * the other screens do not carry it.
 */
export function redirect(address: string): void {
  location.replace(address)
}
