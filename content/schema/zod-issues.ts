import { z } from 'zod'
import {
  ContentError,
  type ContentFault,
  getValue,
  type Path,
  type Source,
  toFault,
} from '@/content/schema/fault'
import { findNearestName } from '@/content/schema/similar'

/** Returns the message for a missing list or object, which has no message in the schema. */
export const describeMissing: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is missing. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is missing. Write its fields in curly brackets.'
  return undefined
}

/** The start of a message, replaced if the value is not missing but has another type. */
const MISSING = /^is missing\./

function describeType(value: unknown, expected: string): string {
  if (expected === 'array') return 'is not a list.'
  if (expected === 'object' || expected === 'record') {
    return typeof value === 'string' && /\.\w+$/.test(value) ? 'is only a path.' : 'is not a group of fields.'
  }
  return typeof value === 'number' || typeof value === 'boolean' ? 'is not in quotes.' : 'is not text.'
}

function getMessage(issue: z.core.$ZodIssue, value: unknown, fields: readonly string[]): string {
  if (issue.code !== 'invalid_type') return issue.message
  const message = issue.message.replace(/(?<=curly brackets)\.$/, `: ${fields.join(', ')}.`)
  return value === undefined ? message : message.replace(MISSING, describeType(value, issue.expected))
}

/** Converts the issues of a schema to faults. A misspelt field is not reported as missing. */
export function toFaults(
  schema: z.ZodType,
  source: Source,
  issues: readonly z.core.$ZodIssue[],
): ContentFault[] {
  const misspelt = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const fields = getFieldNames(schema, issue.path)
    const group = Object(getValue(source.content, issue.path))
    const unused = fields.filter((name) => !Object.hasOwn(group, name))
    return issue.keys.map((name) => {
      const nearest = findNearestName(name, unused)
      if (nearest) misspelt.add(JSON.stringify([...issue.path, nearest]))
      return toFault(source, [...issue.path, name], describeUnknownField(nearest, fields))
    })
  })
  const invalid = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.has(JSON.stringify(path)))
    .map((issue) => {
      const value = getValue(source.content, issue.path)
      return toFault(source, issue.path, getMessage(issue, value, getFieldNames(schema, issue.path)))
    })
  return [...invalid, ...unknown]
}

function describeUnknownField(nearest: string | undefined, fields: readonly string[]): string {
  if (nearest) return `is not a known field. Write ${nearest}, or remove it.`
  return `is not a known field. Remove it, or write one of: ${fields.join(', ')}.`
}

function getFieldNames(schema: z.ZodType, path: Path): string[] {
  const group = path.reduce<z.core.$ZodType | undefined>((at, part) => {
    if (at instanceof z.ZodArray) return unwrap(at.element)
    const field = at instanceof z.ZodObject ? at.shape[String(part)] : undefined
    return field && unwrap(field)
  }, unwrap(schema))
  return group instanceof z.ZodObject ? Object.keys(group.shape) : []
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in)
  return schema
}

/**
 * Validates the content of a file and adds the defaults of the schema.
 *
 * @throws ContentError with every fault
 */
export function parseContent<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const { data, error } = schema.safeParse(source.content, { error: describeMissing })
  if (error) throw new ContentError(toFaults(schema, source, error.issues))
  return data
}

/**
 * Returns a Zod check that a field of the entries is unique.
 *
 * @param field path from an entry to the field; without it, the entries themselves must be unique
 */
export function requireUnique(message: string, ...field: string[]) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => getValue(entry, field))
    for (const [i, value] of values.entries())
      if (value !== undefined && values.indexOf(value) < i)
        context.addIssue({ code: 'custom', path: [i, ...field], message })
  }
}
