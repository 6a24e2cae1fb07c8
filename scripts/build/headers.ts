/** A path, a `*` at its end standing for any text, and the headers that its answers get. */
interface HeaderRule {
  path: string
  headers: readonly (readonly [name: string, value: string])[]
}

/** Sent with every answer of every host, the 404 page included; `vercel.json` and the recipes in `docs/` say the same. */
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
  // Only what a <meta> cannot say: the rest of the policy is in each page, with its hashes.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
]

/** A year: the names of these files change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Stored, but revalidated each time: a page names the hashed files of one build. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Files whose name changes with their content. */
export const hashedFolders = ['/_next/static/', '/pictures/'] as const

/**
 * What the files of an export are answered with. Rules that match together never name the same header: hosts would join
 * both values with a comma.
 *
 * Only pages and their parts may not be embedded by other origins (CORP): cards and icons are made to be shown elsewhere.
 *
 * @param files of the export, such as `projects.html`
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

/** The clean addresses of the pages. What Next exports twice as the page for what is missing has none of its own. */
function pagePaths(files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && !['404.html', '_not-found.html'].includes(file))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`)
}

/** The headers that all matching rules give a decoded path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return new Map(matching.flatMap(({ headers }) => headers))
}

/** The rules as Cloudflare Pages and Netlify read them from `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [encodeURI(path), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}
