/**
 * A query with some of its parameters changed, and the others left alone.
 *
 * @param search the query part of an address, with or without `?`
 * @param values what each parameter shall be; empty takes it out
 * @returns the query, starting with `?`, or empty when nothing is left to say
 */
export function withParams(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}
