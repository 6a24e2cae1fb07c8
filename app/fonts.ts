import localFont from 'next/font/local'

/** Two voices, both variable: the files come from the packages, and the fallbacks take their measures. */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-sans',
  display: 'swap',
})

export const mono = localFont({
  src: '../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-mono',
  display: 'swap',
  // The generated fallbacks are proportional; `Mono Fallback` in app/styles/tokens.css has the same widths.
  adjustFontFallback: false,
  fallback: ['Mono Fallback', 'ui-monospace', 'monospace'],
})
