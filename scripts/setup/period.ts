import { PRESENT } from '@/content/schema/dates'
import { asMonth, isOngoing, type Period, type ReadDate, readDate, readPeriod } from '@/scripts/setup/dates'
import { isGroup, noteParts, noteUnread, type Place, type Read, readGroup } from '@/scripts/setup/fields'

type End = ReadDate | typeof PRESENT | 'unknown'

const readStart = noteParts<Period>((value, { lang }) => {
  const period = readPeriod(value, lang)
  const start = period?.start ?? readDate(value, lang)
  return start && { start, end: period?.end === start ? undefined : period?.end }
})

/** An end that is not understood is unknown. A missing end would mean that the entry goes on. */
const readEnd = noteParts<End>((value, place) => {
  const end = isOngoing(value) ? PRESENT : readDate(value, place.lang)
  if (!end) noteUnread(place, value, 'not understood')
  return end ?? 'unknown'
})

const readFlag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

const endpoints = {
  startDate: [readStart, 'start from begin since startedOn startYear'],
  endDate: [readEnd, 'end to until finishedOn finishDate endYear graduationDate graduationYear'],
  isCurrent: [readFlag, 'current ongoing present isCurrentRole'],
} as const

/** A period in one text, in a list of two dates, or in a group, as Europass has it. */
const readText: Read<Period> = (value, place) =>
  isGroup(value) ? joinedPeriod(readGroup(value, place, endpoints)) : readPeriodText(value, place)

const readPeriodText = noteParts((value, { lang }) => readPeriod([value].flat().join(' – '), lang))

/** The fields of a period, with the names that sources give them. */
export const periodFields = {
  ...endpoints,
  period: [readText, 'date dates duration year years'],
} as const

/** The values of the fields of a period. */
export interface PeriodFields {
  startDate?: Period
  endDate?: End
  isCurrent?: boolean
  period?: Period
}

/** Returns the start and the end, which may be in several fields. */
export function joinedPeriod({ startDate, endDate, isCurrent, period }: PeriodFields): Period {
  const end = endDate ?? (isCurrent ? PRESENT : (startDate?.end ?? period?.end))
  return { start: startDate?.start ?? period?.start, end: end === 'unknown' ? undefined : end }
}

/**
 * Returns the dates of an entry in the words of the site. An end before the start is left out and noted.
 *
 * @param name of the entry, for the note
 * @param goesOn whether an entry without an end goes on, as jobs do in JSON Resume and at LinkedIn
 */
export function periodOf(fields: PeriodFields, name: string, place: Place, goesOn = false) {
  const { start, end } = joinedPeriod(fields)
  const isReversed = start && end && end !== PRESENT && monthsOf(end, 12) < monthsOf(start, 1)
  if (isReversed) {
    const kind = 'The end is before the start, so only the start is imported'
    place.notes.push({ kind, subject: name, detail: `${asMonth(start)} – ${asMonth(end)}` })
  }
  const isOpen = goesOn && start && !end && fields.endDate !== 'unknown' && fields.isCurrent !== false
  const last = isOpen ? PRESENT : end
  return {
    startDate: start && asMonth(start),
    endDate: last && !isReversed ? asMonth(last) : undefined,
  }
}

function monthsOf({ year, month }: ReadDate, otherwise: number): number {
  return year * 12 + (month ?? otherwise)
}
