/** A message about an import. Messages of one kind share a line, with the names of their subjects. */
export interface Note {
  /** What happened, such as "No code address". */
  kind: string
  /** The entry or field. */
  subject: string
  /** More about it, shown with `--verbose`. */
  detail?: string
}

/** Maximum number of names in a line. */
const SUBJECTS = 12

/** Formats notes for the terminal: a line for each kind, with `--verbose` also one for each of its subjects. */
export function describeNotes(notes: readonly Note[], isVerbose: boolean): string[] {
  const kinds = [...new Set(notes.map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const ofKind = notes.filter((note) => note.kind === kind)
    const subjects = [...new Set(ofKind.map(({ subject }) => subject))]
    if (isVerbose) {
      const lines = new Set(
        ofKind.map(({ subject, detail }) => `    ${subject}${detail ? `: ${detail}` : ''}`),
      )
      return [`${kind} (${lines.size}):`, ...lines]
    }
    const more = subjects.length - SUBJECTS
    const separator = subjects.some((subject) => subject.includes(',')) ? '; ' : ', '
    const names = subjects.slice(0, more > 1 ? SUBJECTS : undefined).join(separator)
    return `${kind} (${subjects.length}): ${names}${more > 1 ? ` and ${more} more (--verbose)` : ''}`
  })
}
