/** The response of a static host to a path. */
type Route =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'outside' | 'missing' }

/**
 * Resolves clean addresses as CDNs do: `/projects` is `projects.html`; `/projects/`,
 * `/projects.html` and `/index.html` redirect to the clean address. Redirects only to existing
 * pages, so no address leads to another site.
 *
 * @param path the decoded path of the request, starting with a slash
 * @param basePath decoded, `''` at the root
 * @param has returns whether the export contains a file, by its path with a leading slash
 */
export function resolveRoute(path: string, basePath: string, has: (file: string) => boolean): Route {
  if (basePath && path === basePath) return { kind: 'redirect', to: encodeURI(`${basePath}/`) }
  if (!path.startsWith(`${basePath}/`)) return { kind: 'outside' }
  const inside = path.slice(basePath.length)
  // Does not serve settings for hosts, and hidden files.
  if (/^\/(_headers|_redirects)$|\/\.(?!well-known\/)/.test(inside)) return { kind: 'missing' }

  if (inside === '/') return { kind: 'file', path: '/index.html' }
  const clean = inside.replace(/\.html$|\/$/, '').replace(/\/index$/, '/')
  if (clean !== inside && has(clean === '/' ? '/index.html' : `${clean}.html`)) {
    return { kind: 'redirect', to: encodeURI(basePath + clean) }
  }
  if (has(`${inside}.html`)) return { kind: 'file', path: `${inside}.html` }
  return has(inside) ? { kind: 'file', path: inside } : { kind: 'missing' }
}

/**
 * Reads the base path of an export from the addresses of its scripts.
 *
 * @param html any exported page
 * @returns decoded, such as `/a/b`, or `''` at the root
 */
export function readBasePath(html: string): string {
  return decodeURI(/(?:src|href)="(\/[^"]*?)?\/_next\/static\//.exec(html)?.[1] ?? '')
}
