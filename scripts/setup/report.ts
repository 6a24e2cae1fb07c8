import { isDeepStrictEqual } from 'node:util'
import { type ContentInput, contentFile } from '@/content/schema/content'
import { isEmpty, type Note } from '@/scripts/setup/fields'
import type { Plan } from '@/scripts/setup/plan'

/** Describes what a plan changes, by file with counts. Git shows the rest. */
export function describeChanges(current: ContentInput, { changes, content, own }: Plan): string[] {
  const keys = (Object.keys(content) as (keyof ContentInput)[]).filter((key) => changes.has(contentFile(key)))
  const lines = keys.map((key) => {
    const [before, kept, after] = [partsOf(current[key]), partsOf(own[key]), partsOf(content[key])]
    const added = missingIn(before, after)
    const removed = missingIn(kept, before).length > 0 ? "the sample's removed" : ''
    const counts = [added.length > 0 && describe(added), removed].filter(Boolean).join(', ')
    return `${contentFile(key)}: ${counts || 'changed'}`
  })
  const pictures = [...changes].filter(([file]) => file.startsWith('content/images/'))
  const removed = pictures.filter(([, bytes]) => bytes === undefined).length
  return [
    ...lines,
    ...pictures.flatMap(([file, bytes]) => (bytes === undefined ? [] : [`${file}: added`])),
    ...(removed > 0 ? [`content/images: ${removed} pictures of the sample removed`] : []),
  ]
}

/** Returns the entries of a list, the skills of groups, or the fields of an object that are not empty. */
function partsOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return Object.entries(Object(value)).filter(([, field]) => !isEmpty(field))
  return value.flatMap((entry) => (typeof entry === 'object' && 'skills' in entry ? entry.skills : [entry]))
}

/** Returns the parts that another value lacks. */
function missingIn(known: readonly unknown[], parts: readonly unknown[]): unknown[] {
  return parts.filter((part) => !known.some((other) => isDeepStrictEqual(other, part)))
}

/** Describes entries by their number, and fields by their names. */
function describe(parts: readonly unknown[]): string {
  const names = parts.flatMap((part) => (Array.isArray(part) ? String(part[0]) : []))
  return names.length > 0 ? `${names.join(', ')} set` : `${parts.length} added`
}

/** The most values that a line shows. */
const VALUES = 12

/**
 * Describes what was not imported, by source: the path, the reason and the value. Notes that differ only in the number of the entry share a
 * line.
 *
 * @param isPublic whether everybody can read the output, such as the log of a workflow: it then has no values
 */
export function describeNotes(notes: readonly Note[], isPublic: boolean): string[] {
  const kindOf = ({ path, reason }: Note) => `${path.replace(/\[\d+\]/g, '[]')} ${reason}`
  return groupBy(notes, ({ source }) => source).flatMap(([source, ofSource]) => [
    `Not imported${source && ` from ${source}`}:`,
    ...groupBy(ofSource, kindOf).map(([kind, alike]) => {
      const [first] = alike
      const where = alike.length > 1 ? `${kind} (${alike.length} times)` : `${first?.path} ${first?.reason}`
      const values = [...new Set(alike.flatMap(({ value }) => (value ? JSON.stringify(value) : [])))]
      const more = values.length > VALUES ? ` and ${values.length - VALUES} more` : ''
      const shown = isPublic || values.length === 0 ? '' : `: ${values.slice(0, VALUES).join(', ')}${more}`
      return `  ${where}${shown}`
    }),
  ])
}

function groupBy(notes: readonly Note[], keyOf: (note: Note) => string): [key: string, notes: Note[]][] {
  const keys = [...new Set(notes.map(keyOf))]
  return keys.map((key) => [key, notes.filter((note) => keyOf(note) === key)])
}
