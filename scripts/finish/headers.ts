/** Sent with every answer of every host, the 404 page included; `vercel.json` and the recipes in `docs/` say the same. */
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
 * The `_headers` file for Cloudflare Pages and Netlify. Rules that match together never name the same header: hosts
 * would join both values with a comma.
 *
 * Only pages and their parts may not be embedded by other origins (CORP): cards and icons are made to be shown elsewhere.
 *
 * @param paths clean addresses of the pages, without base path
 * @param basePath decoded, `''` at the root
 */
export function headersFile(paths: string[], basePath: string): string {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [encodeURI(basePath + path), ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const parts = (cache: string) =>
    [
      ['Cache-Control', cache],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ] as const
  return `${[
    rule('/*', commonHeaders),
    ...paths.map((path) => rule(path, parts(REVALIDATE))),
    ...hashedFolders.map((folder) => rule(`${folder}*`, parts(IMMUTABLE))),
  ].join('\n\n')}\n`
}
