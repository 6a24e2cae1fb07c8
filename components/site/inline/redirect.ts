/**
 * Replaces an unknown address, so Back never returns to it (S3). Only the 404 page contains it, as the first script.
 */
export function redirect(address: string): void {
  location.replace(address)
}
