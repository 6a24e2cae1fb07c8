/** Replaces an unknown address, so Back never returns to it (S3). The first script of the 404 page, and only there. */
export function redirect(address: string): void {
  location.replace(address)
}
