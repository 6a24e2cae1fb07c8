import { z } from 'zod'
import { monthNumber, PRESENT } from '@/content/schema/dates'
import { resumeDates } from '@/content/words'

/** Schemas of fields. A message is the problem, then the fix. `content/schema/fault.ts` adds file, entry and field. */

/** A required text. @param what describes it in messages, such as "a title" */
export const text = (what: string | (() => string)) => {
  const write = () => `Write ${typeof what === 'string' ? what : what()}`
  return z
    .string({ error: () => `is missing. ${write()} in quotes.` })
    .trim()
    .min(1, { error: () => `is empty. ${write()}.`, abort: true })
}

/** A text that may be missing or empty. */
export const optionalText = (what: string) =>
  z
    .string({ error: `is not text. Write ${what} in quotes, or leave the field out.` })
    .trim()
    .transform((value) => value || undefined)
    .optional()

export const webAddress = z
  .string({ error: 'is missing. Write a full address in quotes, such as "https://example.com/me".' })
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/\s/.test(value), {
    error: 'is not a web address. Write it in full, starting with https://.',
  })

/** A required list, which may be empty. */
export const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: `is missing. Write a list of ${what} in square brackets, or [] for none.` })

/** A list that may be missing. */
export const optionalList = <T extends z.ZodType>(item: T) => z.array(item).default([])

/** An entry that may be written as the value of one field, such as `'Rust'` for `{ name: 'Rust' }`. */
export function orText<T extends z.ZodType>(field: string, entry: T) {
  const schema = z.preprocess((value) => (typeof value === 'string' ? { [field]: value } : value), entry)
  return schema as z.ZodType<z.output<T>, string | z.input<T>>
}

/** Matches the names of pictures that the build can read. */
export const PICTURE_NAME = /\.(png|jpe?g|webp|avif|gif|svg)$/i

export const pictureFile = text(`the file's path below content/images`).refine(
  (value) => PICTURE_NAME.test(value) && !value.includes('..'),
  {
    error:
      "is not a picture's path. Write one below content/images that ends in .png, .jpg, .webp, .avif, .gif or .svg. Export any other picture, such as .heic, as JPEG or PNG.",
  },
)

/** A picture with its alternative text. */
export const picture = z.strictObject(
  {
    file: pictureFile,
    alt: text('what the picture shows'),
  },
  { error: 'is missing. Write { file: "…", alt: "what it shows" }.' },
)

/** Functions, because the months in `content/words.ts` are not validated yet. */
const month = () => `a month such as "${resumeDates.months[5]} 2025"`
const describeInvalidMonth = (also: string) => (): string =>
  `is not a month. Write its name as in content/words.ts and the year, such as "${resumeDates.months[5]} 2025", or the year alone${also}. For another language, run npm run setup -- --lang with its code, such as de.`

/** The explicit type avoids a circular type, because `content/words.ts` depends on the lists. */
export const startDate: z.ZodType<string, string> = text(month).refine(
  (value) => Number.isFinite(monthNumber(value)),
  {
    error: describeInvalidMonth(''),
  },
)

export const endDate: z.ZodType<string, string> = text(() => `${month()}, or "${PRESENT}"`)
  .transform((value) =>
    [PRESENT, resumeDates.present].some((word) => word.toLowerCase() === value.toLowerCase())
      ? PRESENT
      : value,
  )
  .refine((value) => !Number.isNaN(monthNumber(value)), { error: describeInvalidMonth(`, or "${PRESENT}"`) })

/** Arguments of Zod's `refine`. */
type Refinement<Entry> = [check: (entry: Entry) => boolean, fault: { path: string[]; error: string }]

/** Requires `endDate` not to be before `startDate`. Ignores invalid dates, which have their own message. */
export const endsInOrder: Refinement<{ startDate?: string; endDate?: string }> = [
  ({ startDate, endDate }) =>
    !startDate || !endDate || !(monthNumber(endDate, 'last month') < monthNumber(startDate)),
  { path: ['endDate'], error: 'is before startDate. Swap the two, or write "Present".' },
]

/** Requires one of two fields. The fault is reported at the first. */
export function needsOneOf<Field extends string>(first: Field, second: Field) {
  const refinement: Refinement<{ [F in Field]?: unknown }> = [
    (entry) => (entry[first] ?? entry[second]) !== undefined,
    { path: [first], error: `is missing, and so is ${second}. Write one of the two.` },
  ]
  return refinement
}
