/** A page of the export, by its clean path without base path, such as `/projects`. */
export interface Page {
  path: string
  policy: string
}

/** Cloudflare Pages cuts off longer lines. */
const LONGEST_LINE = 2000

/** Holds for every answer of every host, the 404 page included; `vercel.json` and `docs/nginx.conf` say the same. */
export const commonHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ],
  // Without hashes, so that it fits every page; the page's own policy stands in its <meta>.
  [
    'Content-Security-Policy',
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  ],
]

/** A year, by which time a file of another content has another name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Kept, but asked about each time: a page names the hashed files of one build. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Files whose name changes with their content. */
export const hashedFolders = ['/_next/static/', '/pictures/'] as const

/**
 * The `_headers` file for Cloudflare Pages and Netlify.
 *
 * Each page gets its whole policy as a header too, beside the `<meta>`: what is injected before the `<meta>` is
 * stopped as well. Host and page come from one build there, so the hashes agree. Rules that match together must not
 * name the same header, except the policy, where a second one only tightens.
 *
 * Only pages and their parts are kept from other origins' pages (CORP): cards and icons are made to be shown elsewhere.
 */
export function headersFile(pages: Page[], basePath: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [basePath + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const corp = ['Cross-Origin-Resource-Policy', 'same-origin'] as const
  const pageRules = pages.map(({ path, policy }) => {
    const whole = `${policy}; frame-ancestors 'none'`
    return rule(path, [
      ['Cache-Control', REVALIDATE],
      corp,
      ...(whole.length + 40 < LONGEST_LINE ? ([['Content-Security-Policy', whole]] as const) : []),
    ])
  })
  const hashedRules = hashedFolders.map((folder) => rule(`${folder}*`, [['Cache-Control', IMMUTABLE], corp]))
  return `${[rule('/*', commonHeaders), ...pageRules, ...hashedRules].join('\n\n')}\n`
}
