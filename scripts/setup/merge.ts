import { type Entry, matchEntries } from './match'
import { nameOf } from './names'
import type { Note } from './notes'
import { isEmpty } from './text'

/** Merges entries of different sources that are certainly the same: earlier sources win, later ones fill what they leave out. */
export function mergeDuplicates<T extends Entry>(
  sources: [name: string, entries: readonly T[]][],
  notes: Note[],
): T[] {
  const merged: T[] = []
  for (const [source, entries] of sources) {
    const { same, possible } = matchEntries(merged, entries)
    const fresh: T[] = []
    for (const [i, entry] of entries.entries()) {
      const at = same.get(i)
      const known = at === undefined ? undefined : merged[at]
      if (at === undefined || !known) fresh.push(entry)
      else {
        noteOverruled(known, entry, source, notes)
        merged[at] = fillMissing(known, entry)
      }
      if (possible.has(i))
        notes.push({
          kind: 'Perhaps the same entry in two sources, both imported',
          subject: nameOf(entry),
          detail: source,
        })
    }
    merged.push(...fresh)
  }
  return merged
}

/** Notes which texts of a merged entry are not imported, because an earlier source has others. */
function noteOverruled(known: Entry, entry: Entry, source: string, notes: Note[]): void {
  const texts = Object.entries(entry).filter(([name]) =>
    /^(?:description|summary|responsibilities|points|bulletpoints)$/.test(name),
  )
  for (const [name, value] of texts) {
    const first: unknown = Reflect.get(known, name)
    if (isEmpty(value) || isEmpty(first) || JSON.stringify(first) === JSON.stringify(value)) continue
    notes.push({
      kind: `${source}: not imported, an earlier source has it in other words`,
      subject: `${nameOf(entry)} (${name})`,
    })
  }
}

/** Returns the entries that the owner does not have. One that may be the same is left out and noted. */
export function onlyNew<T extends Entry>(own: readonly Entry[], entries: readonly T[], notes: Note[]): T[] {
  const { same, possible } = matchEntries(own, entries)
  for (const [i] of possible) {
    notes.push({
      kind: 'Not imported, content/ seems to have it in other words',
      subject: nameOf(entries[i] ?? {}),
    })
  }
  return entries.filter((_, i) => !same.has(i) && !possible.has(i))
}

/** Returns the fields of the first, and those of the second that the first does not have. */
function fillMissing<T extends object>(first: T, second: T): T {
  const missing = Object.entries(second).filter(([name]) => isEmpty(Reflect.get(first, name)))
  return { ...first, ...Object.fromEntries(missing) }
}
