/** Reads the slug of the open project, or `null` (G6). */
export function readProject(search: string): string | null {
  return new URLSearchParams(search).get('project')
}

/** Writes the open project into a query string, or removes it for `null`. Other parameters stay. */
export function writeProject(search: string, slug: string | null): string {
  return withParams(search, { project: slug ?? '' })
}

/** Sets parameters of a query string. An empty value removes the parameter. */
export function withParams(search: string, values: Record<string, string>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  const text = params.toString()
  return text && `?${text}`
}
