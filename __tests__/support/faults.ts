import { ContentError, formatFault } from '@/content/fault'

/** What a check finds in the values it is given; nothing in good ones. */
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
 * Writes over a value, with what the types refuse too: an owner may have silenced them.
 *
 * @param path such as `profile.links.0.href`
 * @param value `undefined` takes the field away
 */
export function put(content: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce((at, name) => Reflect.get(at, name), content)
  if (value === undefined) Reflect.deleteProperty(owner, last)
  else Reflect.set(owner, last, value)
}
