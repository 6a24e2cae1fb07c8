/** Joins the rows of Japanese resumes, which have a date and an event such as "enters X" or "leaves X". */

const event = /^(.*?)\s*(入学|入社|卒業|修了|退社|退職|現在に至る|現在在職中|現在在学中)$/

/** Returns the date, the name and the event of a row. */
function rowOf(entry: unknown) {
  const { year, month, ...others } = Object(entry)
  const [text, ...more] = Object.values(others)
  const [, name = '', what] = event.exec(String(text).trim()) ?? []
  return year && what && more.length === 0 ? { date: { year, month }, name, what } : undefined
}

/**
 * Replaces the rows for the start and the end of a job or a school by one entry. Both have the same name; "the same" and "until now" refer
 * to the row above. Other rows stay.
 *
 * @param place the name of the field for the company or the school
 */
export function joinRows(entries: readonly unknown[], place: string): unknown[] {
  const rows = entries.map(rowOf)
  const isStart = (i: number) => rows[i]?.what.startsWith('入') && rows[i]?.name !== ''
  const startOf = rows.map((row, i) => {
    if (!row || row.what.startsWith('入')) return undefined
    if (/^(?:同[上校社]?)?$/.test(row.name)) return isStart(i - 1) ? i - 1 : undefined
    const start = rows.findLastIndex((other, at) => at < i && isStart(at) && other?.name === row.name)
    return start >= 0 ? start : undefined
  })
  return entries.flatMap((entry, i) => {
    const [start, end] = [rows[i], rows[startOf.indexOf(i)]]
    if (startOf[i] !== undefined && startOf.indexOf(startOf[i]) === i) return []
    if (!start || !end) return [entry]
    const isNow = end.what.startsWith('現在')
    return [{ [place]: start.name, startDate: start.date, endDate: isNow ? end.what.slice(0, 2) : end.date }]
  })
}
