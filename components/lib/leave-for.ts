/** Replaces the current history entry by a full load of another address. Apart, because a test cannot load one. */
export function leaveFor(address: string): void {
  window.location.replace(address)
}
