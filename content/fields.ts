import { z } from 'zod'
import { monthNumber, PRESENT } from './dates'
import { resumeDates } from './words'

/**
 * The kinds of fields that entries in `content/` consist of. Each message says what is wrong, then how to fix it;
 * `content/validate.ts` adds file, entry and field.
 */

export const text = (what: string) =>
  z
    .string({ error: `is missing. Write ${what} in quotes.` })
    .trim()
    .min(1, { error: `is empty. Write ${what}.`, abort: true })

/** Left out or empty, it is nowhere on the site. */
export const optionalText = (what: string) =>
  z
    .string({ error: `is not a text. Write ${what} in quotes, or leave the field out.` })
    .trim()
    .transform((value) => value || undefined)
    .optional()

export const webAddress = z
  .string({ error: 'is missing. Write a full address in quotes, such as "https://example.com/me".' })
  .refine((value) => isWebAddress(value), {
    error: 'is not a web address. Write it in full, starting with https://.',
  })

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/\s/.test(value)
}

/** A list that the owner must write, though it may be empty. */
export const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: `is missing. Write a list of ${what} in square brackets, or [] for none.` })

/** A list that may be left out. */
export const optionalList = <T extends z.ZodType>(item: T) => z.array(item).default([])

/** An entry that says no more than one of its fields may be written as that field's value alone. */
export function orShorthand<T extends z.ZodType>(field: string, entry: T) {
  const whole = z.preprocess((value) => (typeof value === 'string' ? { [field]: value } : value), entry)
  return whole as z.ZodType<z.output<T>, string | z.input<T>>
}

export const pictureFile = text(`the file's path below content/images`).refine(
  (value) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(value) && !value.includes('..'),
  {
    error:
      "is not a picture's path. Write one below content/images that ends in .png, .jpg, .webp, .avif, .gif or .svg.",
  },
)

/** A picture and the words for those who do not see it. Also used for the portrait and slides. */
export const picture = z.strictObject(
  {
    file: pictureFile,
    alt: text('what the picture shows'),
  },
  { error: 'is missing. Write { file: "…", alt: "what it shows" }.' },
)

/** A function, because the months themselves are checked before a message needs one. */
const noMonth = (also: string) => (): string =>
  `is not a month. Write its name as in content/words.ts and the year, such as "${resumeDates.months[5]} 2025", or the year alone${also}.`

/** The type is written out, because `content/words.ts` has a type that depends on the lists, and so on these fields. */
export const startDate: z.ZodType<string, string> = text('a month such as "Jun. 2025"').refine(
  (value) => Number.isFinite(monthNumber(value)),
  {
    error: noMonth(''),
  },
)

export const endDate: z.ZodType<string, string> = text('a month such as "Aug. 2025", or "Present"')
  .transform((value) => (value === resumeDates.present ? PRESENT : value))
  .refine((value) => !Number.isNaN(monthNumber(value)), { error: noMonth(`, or "${PRESENT}"`) })

/** Compares valid dates only: an invalid one has its own message. */
export function endsInOrder(entry: { startDate?: string; endDate?: string }): boolean {
  if (!entry.startDate || !entry.endDate) return true
  return !(monthNumber(entry.endDate, 'last month') < monthNumber(entry.startDate))
}

export const endsBeforeStart = {
  path: ['endDate'],
  error: 'is before startDate. Swap the two, or write "Present".',
}

/** Requires one of two fields. The message is shown at the first of them. */
export function needsOneOf<Field extends string>(first: Field, second: Field) {
  return {
    check: (entry: { [F in Field]?: unknown }) => (entry[first] ?? entry[second]) !== undefined,
    fault: { path: [first], error: `is missing, and so is ${second}. Write one of the two.` },
  }
}
