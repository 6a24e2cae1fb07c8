/** Adds React keys to entries whose order never changes. The keys are indexes, because entries may be equal. */
export function withKeys<T>(entries: readonly T[]): { key: string; entry: T }[] {
  return entries.map((entry, i) => ({ key: String(i), entry }))
}
