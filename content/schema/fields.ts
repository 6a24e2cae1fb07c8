import { z } from 'zod'

/** Schemas of fields. A message is the problem, then the fix. `errors.ts` adds the place. */

/**
 * Returns Zod's error map of a type.
 *
 * @param type such as "a list"
 * @param write the fix, such as `Write "ltr".`
 */
const expected =
  (type: string, write: string | (() => string)): z.core.$ZodErrorMap =>
  ({ input }) => {
    const problem = input === undefined ? 'missing' : `not ${type}`
    return `is ${problem}. ${typeof write === 'string' ? write : write()}`
  }

/** A required text. @param what describes it in messages, such as "a title" */
export const text = (what: string | (() => string)) => {
  const write = () => `Write ${typeof what === 'string' ? what : what()}`
  return z
    .string({ error: expected('text', () => `${write()} in quotes.`) })
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

/** A group of fields, which has no others. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ')
  const error = expected('a group of fields', `Write its fields in curly brackets: ${names}.`)
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `is not a known field. Remove it, or write one of: ${names}.`
        : error(issue),
  })
}

export const webAddress = z
  .string({ error: expected('text', 'Write a full address in quotes, such as "https://example.com/me".') })
  .refine(isWebAddress, { error: 'is not a web address. Write it in full, starting with https://.' })

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || /\s/.test(value)) return false
  return ['http:', 'https:'].includes(new URL(value).protocol)
}

/** A required list, which may be empty. */
export const list = <T extends z.ZodType>(item: T) =>
  z.array(item, { error: expected('a list', 'Write its entries in square brackets, or [] for none.') })

/** A list that may be missing. */
export const optionalList = <T extends z.ZodType>(item: T) => list(item).default([])

/**
 * Returns a Zod check that a field of the entries is unique.
 *
 * @param field name of the field
 */
export function requireUnique(message: string, field: string) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => Object(entry)[field])
    for (const [i, value] of values.entries())
      if (value !== undefined && values.indexOf(value) < i)
        context.addIssue({ code: 'custom', path: [i, field], message })
  }
}

/** An entry that may be written as one field, such as `'Rust'` for `{ name: 'Rust' }`. */
export function orText<T extends z.ZodType>(field: string, entry: T) {
  const toEntry = (value: unknown) => (typeof value === 'string' ? { [field]: value } : value)
  const schema = z.preprocess(toEntry, entry)
  return schema as z.ZodType<z.output<T>, string | z.input<T>>
}

/** Matches the names of pictures that the build can read. */
const PICTURE_NAME = /\.(png|jpe?g|webp|avif|gif|svg)$/i
const PICTURE_ENDS = '.png, .jpg, .webp, .avif, .gif or .svg'
const OTHER_PICTURES = 'Export any other picture, such as .heic, as JPEG or PNG.'

export const pictureFile = text(`the file's path below content/images`).refine(
  (value) => PICTURE_NAME.test(value) && !value.includes('..'),
  `is not a picture's path. Write one below content/images that ends in ${PICTURE_ENDS}. ${OTHER_PICTURES}`,
)

/** A picture with its alternative text. */
export const picture = fields({ file: pictureFile, alt: text('what the picture shows') })

/** Arguments of Zod's `refine`. */
export type Refinement<Entry> = [check: (entry: Entry) => boolean, fault: { path: string[]; error: string }]

/** Requires one of two fields. The fault is reported at the first. */
export function needsOneOf<Field extends string>(first: Field, second: Field) {
  const refinement: Refinement<{ [F in Field]?: unknown }> = [
    (entry) => (entry[first] ?? entry[second]) !== undefined,
    { path: [first], error: `is missing, and so is ${second}. Write one of the two.` },
  ]
  return refinement
}
