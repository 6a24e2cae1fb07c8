import { isDeepStrictEqual } from 'node:util'

/**
 * Pairs the entries of two lists, in their order: as many equal ones as possible, then entries with half of their fields in common.
 *
 * @returns for each entry of the new list the index of the old one
 */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  // best[i][j] is the most that the entries from i and from j on can have in common.
  const best = [...before, 0].map(() => [...after, 0].map(() => 0))
  const common = (i: number, j: number) => best[i]?.[j] ?? 0
  const withPair = (i: number, j: number) => {
    const likeness = likenessOf(before[i], after[j], before.length)
    return likeness > 0 ? likeness + common(i + 1, j + 1) : 0
  }
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      best[i]?.splice(j, 1, Math.max(withPair(i, j), common(i + 1, j), common(i, j + 1)))
  const pairs = new Map<number, number>()
  for (let i = 0, j = 0; common(i, j) > 0; ) {
    if (common(i, j) === withPair(i, j)) pairs.set(j++, i++)
    else if (common(i, j) === common(i + 1, j)) i += 1
    else j += 1
  }
  return pairs
}

/** One equal pair counts more than all others. */
function likenessOf(known: unknown, entry: unknown, count: number): number {
  if (isDeepStrictEqual(known, entry)) return count + 1
  if (typeof known !== 'object' || typeof entry !== 'object') return 0
  const fields = Object.entries(Object(known))
  const equal = fields.filter(([name, value]) => isDeepStrictEqual(Reflect.get(Object(entry), name), value))
  return equal.length * 2 >= fields.length ? 1 : 0
}
