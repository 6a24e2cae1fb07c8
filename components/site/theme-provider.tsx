'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { THEME_STORAGE_KEY } from '../lib/constants'
import { chosenMode } from './inline/chosen-mode'

// Its own script stands in the body, where a page may be painted once before it: `chosenMode` in the head sets the mode,
// and this one is data, which no browser runs.
const notRun = { type: 'text/plain' }

/** Whether the system asks for a mode. On the server it may. */
function systemHasMode(): boolean {
  if (typeof window === 'undefined') return true
  return ['light', 'dark'].some((mode) => window.matchMedia(`(prefers-color-scheme: ${mode})`).matches)
}

/** C1: light or dark, the visitor's choice before the system's; dark where the system says nothing. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // Without an answer of the system next-themes would take light.
  const [enableSystem] = useState(systemHasMode)
  // React makes `<html>` anew, without its class, where a page was changed before it took over. The provider's own effect
  // would bring the class back a frame later.
  useLayoutEffect(() => chosenMode(THEME_STORAGE_KEY), [])
  return (
    <NextThemes
      attribute="class"
      defaultTheme={enableSystem ? 'system' : 'dark'}
      enableSystem={enableSystem}
      // The class brings it (`tokens.css`); as a style of the element it would change once more after hydration.
      enableColorScheme={false}
      storageKey={THEME_STORAGE_KEY}
      scriptProps={notRun}
    >
      {children}
    </NextThemes>
  )
}
