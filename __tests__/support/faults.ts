import { ContentError, formatFault } from '@/content/schema/errors'

/** Returns the sentences of the faults that a check throws, none for valid values. */
export function faultsIn(check: () => unknown): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(formatFault)
    throw error
  }
}

/**
 * Replaces a value; its type may be invalid.
 *
 * @param path such as `profile.links.0.href`
 * @param value `undefined` removes the field
 */
export function put(content: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce((at, name) => Reflect.get(at, name), content)
  if (value === undefined) Reflect.deleteProperty(owner, last)
  else Reflect.set(owner, last, value)
}
