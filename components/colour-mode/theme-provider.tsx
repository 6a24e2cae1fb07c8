'use client'

import { ThemeProvider as NextThemes, useTheme } from 'next-themes'
import { type ReactNode, useEffect } from 'react'

interface ThemeProviderProps {
  /** The colour of the page in each mode. */
  colors: Record<'light' | 'dark', string>
  children: ReactNode
}

/** Classes of the modes. With them next-themes ignores any other mode that a tab stores (C1). */
const classes = { light: 'light', dark: 'dark' }

/**
 * Provides the mode: the visitor's choice, else the system's (C1). `tokens.css` sets the colour
 * scheme, because `print.css` could not override one that next-themes sets inline.
 */
export function ThemeProvider({ colors, children }: ThemeProviderProps) {
  return (
    <NextThemes attribute="class" value={classes} enableColorScheme={false}>
      <ThemeColor {...colors} />
      {children}
    </NextThemes>
  )
}

/**
 * Sets the colour of the browser's bars: by the system's mode in the HTML, then by the visitor's
 * (C4). Next's `viewport` would recreate the elements on each screen, and lose the choice.
 */
function ThemeColor(colors: ThemeProviderProps['colors']) {
  const { resolvedTheme } = useTheme()
  const chosen = colors[resolvedTheme as keyof typeof colors]
  useEffect(() => {
    if (!chosen) return
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = chosen
  }, [chosen])
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.light} />
      <meta name="theme-color" content={colors.dark} />
    </>
  )
}
