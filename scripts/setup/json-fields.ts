import { z } from 'zod'
import { ENTRIES_MAX, TEXT_MAX_LENGTH } from './limits'
import { oneLine, plainText } from './text'

/** Fields of a JSON file that another program wrote: each may be missing, and is refused when it is of another kind. */

const written = z
  .string({ error: 'is not a text' })
  .max(TEXT_MAX_LENGTH, `is longer than ${TEXT_MAX_LENGTH} characters`)
  .nullish()

/** A text of one line, `''` when it is missing. */
export const line = written.transform((text) => oneLine(text ?? ''))

/** A text that may have several lines, `''` when it is missing. */
export const lines = written.transform((text) => plainText(text ?? ''))

/** A list, empty when it is missing. */
export function list<T extends z.ZodType>(item: T) {
  return z
    .array(item, { error: 'is not a list' })
    .max(ENTRIES_MAX, `has more than ${ENTRIES_MAX} entries`)
    .nullish()
    .transform((entries) => entries ?? [])
}

/** A group of fields. Those that are not named stay in it, to be told about. */
export function group<T extends z.ZodRawShape>(fields: T) {
  return z.looseObject(fields, { error: 'is not a group of fields' })
}

/** The names of fields that hold something and are not among those that were read. */
export function unread(value: object, read: readonly string[]): string[] {
  return Object.entries(value)
    .filter(([name, field]) => !read.includes(name) && !isEmpty(field))
    .map(([name]) => oneLine(name).slice(0, 40))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}
