'use client'

import { useTheme } from 'next-themes'
import { useEffect } from 'react'

interface ThemeColorProps {
  /** The colour of the page in each mode. */
  light: string
  dark: string
}

/**
 * C4: the browser's own bars take the colour of the mode that shows: the system's by these elements alone, a choice against it
 * by the effect. They are not those of Next's `viewport`, which are made anew with each screen and would lose the choice.
 */
export function ThemeColor({ light, dark }: ThemeColorProps) {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
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
