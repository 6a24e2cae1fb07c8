import localFont from 'next/font/local'

/** Two voices: `scripts/fonts` cuts their files to what the site says, and the fallbacks take their measures. */
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
