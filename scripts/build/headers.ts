/** Headers for a path, which may end in the wildcard `*`. */
interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** Headers of every response, even of the 404 page. `vercel.json` and the recipes in `docs/` repeat them. */
export const commonHeaders: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  // A <meta> cannot set this directive. The rest of the policy is in each page, with the hashes of its scripts.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
]

/** Cached for a year. For files whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Cached, but revalidated each time. For pages, because they refer to the hashed files of one build. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Folders of files whose names change with their content. */
export const hashedFolders = ['/_next/static/', '/pictures/'] as const

/**
 * Returns the headers for the files of an export. Rules that match the same path must not set the same header, because hosts would join
 * the values with a comma. Other origins may embed cards and icons, but not pages and their parts (CORP).
 *
 * @param files files of the export, such as `projects.html`
 * @param basePath decoded, `''` at the root
 */
export function headerRules(files: readonly string[], basePath: string): HeaderRule[] {
  const part = (path: string, cache: string): HeaderRule => ({
    path: basePath + path,
    headers: [
      ['Cache-Control', cache],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ],
  })
  return [
    { path: `${basePath}/*`, headers: commonHeaders },
    ...pagePaths(files).map((path) => part(path, REVALIDATE)),
    ...hashedFolders.map((folder) => part(`${folder}*`, IMMUTABLE)),
  ]
}

/** Returns the clean addresses of the pages, without the two files that Next exports as the 404 page. */
function pagePaths(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !['404.html', '_not-found.html'].includes(file))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`)
}

/** Returns the headers of all rules that match a decoded path. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return new Map(matching.flatMap(({ headers }) => headers))
}

/** Formats the rules for `_headers`, which Cloudflare Pages and Netlify read. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [encodeURI(path), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}
