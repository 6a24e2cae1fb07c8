import localFont from 'next/font/local'

/**
 * The two typefaces, subset by `scripts/fonts` to the characters of the site. The fallback fonts have the same metrics, so
 * nothing shifts when they load.
 */
export const sans = localFont({
  src: './typefaces/sans.woff2',
  weight: '400 700',
  variable: '--font-sans',
  display: 'swap',
})

export const mono = localFont({
  src: './typefaces/mono.woff2',
  weight: '400',
  variable: '--font-mono',
  display: 'swap',
  // Next generates proportional fallbacks only. `Mono Fallback` is in app/styles/tokens.css.
  adjustFontFallback: false,
  fallback: ['Mono Fallback', 'ui-monospace', 'monospace'],
})
