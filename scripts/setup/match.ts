import { isDeepStrictEqual } from 'node:util'
import { monthNumber } from '../../content/schema'
import { slugify } from '../../content/slug'
import { addressKey } from './addresses'

/** Finds entries of different sources that are the same. Two entries of one source never are (O10). */

/** The fields that identify an entry, in any list. */
export type Entry = object

/** How sure it is that two entries are the same. */
type Certainty = 'exact' | 'certain' | 'possible'

/** Fields that name entries: at most two in each list. */
const nameFields = ['title', 'name', 'company', 'institution', 'degree', 'organization', 'role'] as const
/** In these lists one name does not identify an entry: a company has several jobs, a school several degrees. */
const needsTwoNames = ['company', 'institution', 'organization', 'role']

const legalForms =
  /[ ,]+(?:ltd|limited|inc|llc|gmbh|ag|sa|s\.a\.|bv|b\.v\.|oy|ab|as|plc|corp|co|sarl|srl|spa|pty|kk)\.?$/i

function fieldOf(entry: Entry, name: string): string {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'string' ? value : ''
}

/** Names are alike without case, accents, punctuation and the legal form of a company. */
function isAlike(a: string, b: string): boolean {
  const plain = (name: string) => slugify(name.replace(legalForms, '')) || name
  return plain(a) === plain(b)
}

/** Dates are alike if one of them is the year of the other. */
function isSameDate(a: string, b: string): boolean {
  const year = (date: string) => /\d{4}/.exec(date)?.[0]
  const isYear = (date: string) => /^\d{4}$/.test(date)
  return isYear(a) || isYear(b) ? year(a) === year(b) : a === b || monthNumber(a) === monthNumber(b)
}

/** Compares two entries of a list by their names, their start or date, and the address of their code. */
export function compareEntries(a: Entry, b: Entry): Certainty | undefined {
  if (isDeepStrictEqual(a, b)) return 'exact'
  const both = (name: string) => fieldOf(a, name) !== '' && fieldOf(b, name) !== ''
  const named = nameFields.filter(both)
  const equal = named.filter((name) => isAlike(fieldOf(a, name), fieldOf(b, name)))
  const dateField = ['startDate', 'date'].find(both)
  const isSameStart = dateField && isSameDate(fieldOf(a, dateField), fieldOf(b, dateField))
  const codes = [a, b].map((entry) => addressKey(fieldOf(entry, 'github_link')))
  const isSameCode = both('github_link') && codes[0] === codes[1]
  if (isSameCode && equal.length > 0) return 'exact'
  if (isSameCode) return 'certain'
  const contradicts = equal.length < named.length || isSameStart === false || both('github_link')
  const isIdentified = needsTwoNames.some((name) => fieldOf(a, name) || fieldOf(b, name))
    ? equal.length + Number(isSameStart ?? false) > 1
    : equal.length > 0
  if (isIdentified && !contradicts) return named.length > 1 && isSameStart ? 'exact' : 'certain'
  const isNear = equal.length > 1 || (equal.length > 0 && (isSameStart || equal.length === named.length))
  return isNear ? 'possible' : undefined
}

/**
 * Finds the known entry that each new one is the same as. Every known entry is found at most once, and only a certain match that has no
 * rival counts.
 *
 * @returns for each new entry the index of a known one
 */
export function matchEntries(
  known: readonly Entry[],
  added: readonly Entry[],
): { same: Map<number, number>; possible: Map<number, number> } {
  const pairs = added.map((entry) => known.map((other) => compareEntries(other, entry)))
  const same = new Map<number, number>()
  const possible = new Map<number, number>()
  const isTaken = (at: number) => [...same.values(), ...possible.values()].includes(at)
  const isOpen = (i: number) => !same.has(i) && !possible.has(i)
  const candidates = (i: number, certainty: Certainty) =>
    known.flatMap((_, at) => (pairs[i]?.[at] === certainty && !isTaken(at) ? [at] : []))
  for (const i of added.keys()) {
    const [at] = candidates(i, 'exact')
    if (at !== undefined) same.set(i, at)
  }
  for (const i of added.keys()) {
    if (!isOpen(i)) continue
    const [at, rival] = candidates(i, 'certain')
    const hasRival =
      rival !== undefined ||
      added.some((_, j) => j !== i && isOpen(j) && candidates(j, 'certain').includes(at ?? -1))
    if (at !== undefined && !hasRival) same.set(i, at)
  }
  for (const i of added.keys()) {
    const [at] = isOpen(i) ? [...candidates(i, 'certain'), ...candidates(i, 'possible')] : []
    if (at !== undefined) possible.set(i, at)
  }
  return { same, possible }
}
