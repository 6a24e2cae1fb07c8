/**
 * Entries with keys for React. Two of an owner's may be the same, so a text is no key; their order never changes in the
 * browser, so the place is one.
 */
export function withKeys<T>(entries: readonly T[]): { key: string; entry: T }[] {
  return entries.map((entry, place) => ({ key: String(place), entry }))
}
