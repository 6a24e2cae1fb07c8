import localFont from 'next/font/local'

/**
 * The two typefaces. `scripts/fonts` cuts their files to the letters of the site. Fallback fonts have their measures, so
 * that nothing moves when they arrive.
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
  // The generated fallbacks are proportional; `Mono Fallback` in app/styles/tokens.css has the same widths.
  adjustFontFallback: false,
  fallback: ['Mono Fallback', 'ui-monospace', 'monospace'],
})
