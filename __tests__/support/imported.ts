import { type Note, type Place, rootOf } from '@/scripts/setup/fields'
import { contentOf } from '@/scripts/setup/json-resume'

/** Returns notes as lines. */
function noteLines(notes: readonly Note[]): string[] {
  return notes.map(({ path, reason, value }) => `${path} ${reason}${value ? `: ${value}` : ''}`)
}

/** Returns the content of a resume without its empty parts, and the notes as lines. */
export function importedFrom(resume: object, place: Place = rootOf('resume.json')) {
  const parts = Object.entries(JSON.parse(JSON.stringify(contentOf({ ...resume }, place))) as object)
  const isFilled = ([, part]: [string, object]) => Object.keys(part).length > 0
  const content: Record<string, unknown> = Object.fromEntries(parts.filter(isFilled))
  return { ...content, notes: noteLines(place.notes) } as Record<string, unknown> & { notes: string[] }
}
