'use client'

import { useTheme } from 'next-themes'
import { useEffect } from 'react'

interface ThemeColorProps {
  /** The colour of the page in each mode. */
  light: string
  dark: string
}

/**
 * Gives the browser's own bars the colour of the mode (C4): the system's mode by these elements alone, a choice against it by the
 * effect. Next's `viewport` would recreate its elements on each screen and lose the choice.
 */
export function ThemeColor({ light, dark }: ThemeColorProps) {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    // An unknown mode shows for a moment only (`ThemeProvider`).
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
