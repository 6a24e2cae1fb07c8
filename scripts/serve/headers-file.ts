/** One rule of a `_headers` file: a path, `*` standing for any text, and the headers it adds. */
export interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/**
 * Reads the `_headers` format that Cloudflare Pages and Netlify share: a path at the start of a line, its headers
 * indented below it, `#` for comments.
 *
 * @throws when a line is neither, naming its number
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    const rule = rules.at(-1)
    const header = /^\s+([!#$%&'*+.^`|~\w-]+):\s*(.*?)\s*$/.exec(line)
    if (/^\/\S*\s*$/.test(line)) rules.push({ path: line.trim(), headers: [] })
    else if (header?.[1] && header[2] && rule) rule.headers.push([header[1], header[2]])
    else
      throw new Error(
        `_headers line ${index + 1} is neither a path nor an indented "Name: value": ${line.trim()}`,
      )
  }
  return rules
}

/** The headers that all matching rules give a path; a name given twice is joined by a comma, as hosts do. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue
    for (const [name, value] of rule.headers) {
      const before = headers.get(name)
      headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}

function matches(pattern: string, path: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  if (!path.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return pattern.endsWith('*') || at === path.length
}
