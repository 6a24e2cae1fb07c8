import { type ContentInput, contentFile } from '@/content/schema/content'
import type { ContentPlan } from '@/scripts/content-source/changes'
import type { OwnContent } from '@/scripts/doctor/sample'
import { isEmpty, type Note } from '@/scripts/setup/fields'

/** Describes what a plan changes, by file with counts. Git shows the rest. */
export function describeChanges(current: ContentInput, own: OwnContent, plan: ContentPlan): string[] {
  const { changes, content } = plan
  const keys = (Object.keys(content) as (keyof ContentInput)[]).filter((key) => changes.has(contentFile(key)))
  const lines = keys.map((key) => {
    const [before, ownCount, after] = [countOf(current[key]), countOf(own[key]), countOf(content[key])]
    const added = after > ownCount ? `${after - ownCount} added` : ''
    const removed = before > ownCount ? "the sample's removed" : ''
    return `${contentFile(key)}: ${[added, removed].filter(Boolean).join(', ') || 'changed'}`
  })
  const pictures = [...changes].filter(([file]) => file.startsWith('content/images/'))
  const added = pictures.flatMap(([file, bytes]) => (bytes ? [`${file}: added`] : []))
  const count = pictures.length - added.length
  const removed = count > 0 ? [`content/images: ${count} pictures of the sample removed`] : []
  return [...lines, ...added, ...removed]
}

/** Counts the entries of a list, the skills of groups, or the fields that are not empty. */
function countOf(value: unknown): number {
  const parts = Object.values(Object(value)).filter((part) => !isEmpty(part))
  return parts.flatMap((part) => Object(part).skills ?? part).length
}

/**
 * Describes what was not imported, by source: the path, the reason and the value. Notes that differ
 * only in the number of the entry share a line. A public log gets no values.
 */
export function describeNotes(notes: readonly Note[], isPublic: boolean): string[] {
  const kindOf = ({ path, reason }: Note) => `${path.replace(/\[\d+\]/g, '[]')} ${reason}`
  return groupBy(notes, ({ source }) => source).flatMap(([source, ofSource]) => [
    `Not imported from ${source}:`,
    ...groupBy(ofSource, kindOf).map(([kind, alike]) => {
      const [{ path, reason } = {}] = alike
      const where = alike.length > 1 ? `${kind} (${alike.length} times)` : `${path} ${reason}`
      const values = new Set(alike.map(({ value }) => value && JSON.stringify(value)).filter(Boolean))
      const isShown = !isPublic && values.size > 0
      return isShown ? `  ${where}: ${[...values].join(', ')}` : `  ${where}`
    }),
  ])
}

function groupBy(notes: readonly Note[], keyOf: (note: Note) => string): [key: string, notes: Note[]][] {
  const keys = [...new Set(notes.map(keyOf))]
  return keys.map((key) => [key, notes.filter((note) => keyOf(note) === key)])
}
