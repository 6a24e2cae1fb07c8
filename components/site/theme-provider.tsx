'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import type { ReactNode } from 'react'

// Its own script stands in the body, where a page may be painted once before it: `chosenMode` in the head sets the mode,
// and this one is data, which no browser runs.
const notRun = { type: 'text/plain' }

/** C1: light or dark, the visitor's choice before the system's. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes attribute="class" defaultTheme="system" enableSystem scriptProps={notRun}>
      {children}
    </NextThemes>
  )
}
