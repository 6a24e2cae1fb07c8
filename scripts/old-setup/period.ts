import { PRESENT } from '@/content/schema/dates'
import { asMonth, type Period, type ReadDate, readPeriod } from '@/scripts/old-setup/dates'
import { isGroup, noteParts, noteUnread, type Place, type Read, readGroup } from '@/scripts/old-setup/fields'

const readSpanText = noteParts<Period>((value, { lang }) => {
  const period = readPeriod(value, lang)
  // A date with a rest that is not understood may have an end.
  return period?.isPart && period.start === period.end ? { ...period, end: 'unknown' } : period
})

/** A date alone is a start without an end. */
const readStart: Read<Period> = (value, place) => {
  const { start, end } = readSpanText(value, place) ?? {}
  // "Summer 2014" may be the whole period.
  const alone = start?.isPart ? 'unknown' : undefined
  return start && { start, end: end === start ? alone : end }
}

/** An end that is not understood is unknown, because a missing end would mean that the entry is ongoing. */
const readEnd = noteParts<Period>((value, place) => {
  const { start, end, isPart } = readPeriod(value, place.lang) ?? {}
  if (end && (!start || start === end)) return { end, isPart }
  noteUnread(place, value, 'not understood')
  return { end: 'unknown' }
})

/** Returns whether an entry is ongoing; false for a text that is not understood. */
const readFlag: Read<boolean> = (value, place) => {
  const isYes = /^(?:true|yes|y|1|present|current)$/i.test(String(value))
  if (!isYes && !/^(?:false|no|n|0)$/i.test(String(value))) noteUnread(place, value, 'not understood')
  return isYes
}

const endpoints = {
  startDate: [readStart, 'start from begin began since started startYear startTime'],
  endDate: [
    readEnd,
    'end to until finish finished ended endYear endTime completed completionDate graduated graduation graduationDate graduationYear',
  ],
  isCurrent: [readFlag, 'current ongoing present inProgress isCurrentRole currentlyWorking'],
} as const

/** A period in one text, in a list of two dates, or in a group, as Europass has it. */
const readText: Read<Period> = (value, place) => {
  if (isGroup(value) && !readPeriod(value, place.lang))
    return joinedPeriod(readGroup(value, place, endpoints))
  const span = readSpanText(value, place)
  if (span) return span
  // It may contain an end, such as the length of a job.
  noteUnread(place, value, 'not understood')
  return { end: 'unknown' }
}

/** The fields of a period, with the names that sources give them. */
export const periodFields = {
  ...endpoints,
  period: [
    readText,
    'date dates dateRange when duration tenure timeframe timespan timePeriod timeWorked year years time semester term',
  ],
} as const

export interface PeriodFields {
  startDate?: Period
  endDate?: Period
  isCurrent?: boolean
  period?: Period
}

/** Returns the start and the end, which may be in several fields. */
export function joinedPeriod({ startDate, endDate, isCurrent, period }: PeriodFields): Period {
  // A written end wins over the flag, because people forget to change the flag. A single date is not an end.
  const span = period?.end === period?.start ? undefined : period?.end
  const written = [startDate?.end, span].find((end) => typeof end === 'object')
  const end = endDate?.end ?? written ?? (isCurrent ? PRESENT : (startDate?.end ?? period?.end))
  return {
    start: startDate?.start ?? period?.start,
    end: end ?? (isCurrent === false ? 'unknown' : undefined),
  }
}

/** Returns the dates of an entry in the words of the site. An end before the start is left out and noted. Jobs without an end are ongoing. */
export function periodOf(fields: PeriodFields, name: string, place: Place, isOngoing = false) {
  const { start: first, end = first && isOngoing ? PRESENT : undefined } = joinedPeriod(fields)
  // The only date of a degree is its end.
  const start = first === end && !isOngoing ? undefined : first
  const startDate = start && asMonth(start)
  if (!end || end === 'unknown') return { startDate, endDate: undefined }
  const isReversed = start && end !== PRESENT && monthsOf(end, 12) < monthsOf(start, 1)
  if (!isReversed) return { startDate, endDate: asMonth(end) }
  const kind = 'The end is before the start, so only the start is imported'
  place.notes.push({ kind, subject: name, detail: `${startDate} – ${asMonth(end)}` })
  return { startDate, endDate: undefined }
}

function monthsOf({ year, month }: ReadDate, otherwise: number): number {
  return year * 12 + (month ?? otherwise)
}
