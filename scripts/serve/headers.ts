/** Headers for a path, which may end in the wildcard `*`. */
interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** Parses `_headers` of Cloudflare Pages and Netlify: a path, and its headers indented. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/)
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n')
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')] as const
    })
    return { path, headers }
  })
}

/** Returns the headers of all rules that match a decoded path. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) => {
    const start = rule.path.replace(/\*$/, '')
    return start === rule.path ? path === start : path.startsWith(start)
  })
  return new Map(matching.flatMap(({ headers }) => headers))
}
