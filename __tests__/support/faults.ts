import { ContentError, type ContentFault, formatFault } from '@/content/schema/errors'

/** Returns the faults that a check throws, none for valid values. */
export function findFaults(check: () => unknown): readonly ContentFault[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

/** Returns the faults that a check throws as sentences. */
export function faultsIn(check: () => unknown): string[] {
  return findFaults(check).map(formatFault)
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
