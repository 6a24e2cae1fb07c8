import { isDeepStrictEqual } from 'node:util'

/**
 * Pairs the entries of two lists, in their order: equal ones first, then entries between them with half of their fields in common.
 *
 * @returns for each entry of the new list the index of the old one
 */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>()
  for (const isPair of [isDeepStrictEqual, isAlike]) {
    let start = 0
    for (const [i, entry] of after.entries()) {
      const later = [...pairs].flatMap(([other, at]) => (other > i ? at : []))
      const end = Math.min(before.length, ...later)
      const at = pairs.get(i) ?? before.findIndex((known, j) => j >= start && j < end && isPair(known, entry))
      if (at < 0) continue
      pairs.set(i, at)
      start = at + 1
    }
  }
  return pairs
}

function isAlike(known: unknown, entry: unknown): boolean {
  if (typeof known !== 'object' || typeof entry !== 'object') return false
  const fields = Object.entries(Object(known))
  const equal = fields.filter(([name, value]) => isDeepStrictEqual(Reflect.get(Object(entry), name), value))
  return equal.length * 2 >= fields.length
}
