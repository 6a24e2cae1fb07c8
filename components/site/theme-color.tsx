'use client'

import { useTheme } from 'next-themes'
import { useEffect } from 'react'

interface ThemeColorProps {
  /** The colour of the page in each mode. */
  light: string
  dark: string
}

/**
 * Sets the colour of the browser's bars. The elements follow the system's mode; the effect sets the visitor's choice. Next's `viewport`
 * would recreate the elements on each screen and lose the choice (C4).
 */
export function ThemeColor({ light, dark }: ThemeColorProps) {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    // `ThemeProvider` replaces an unknown mode.
    if (resolvedTheme !== 'light' && resolvedTheme !== 'dark') return
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = resolvedTheme === 'light' ? light : dark
  }, [resolvedTheme, light, dark])
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" content={dark} />
    </>
  )
}
