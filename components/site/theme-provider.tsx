'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { THEME_STORAGE_KEY } from '@/components/lib/constants'
import { chosenMode } from '@/components/site/inline/chosen-mode'

/** Keeps next-themes' own script from running: `chosenMode` has set the class earlier, in the head. */
const notRun = { type: 'text/plain' }

const modes = { light: 'light', dark: 'dark' }
const systemModes = '(prefers-color-scheme: light), (prefers-color-scheme: dark)'

/** Provides the mode: the visitor's choice, else the system's, else dark (C1). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // next-themes would show light on a system without a preference.
  const [enableSystem] = useState(
    () => typeof window === 'undefined' || window.matchMedia(systemModes).matches,
  )
  const defaultTheme = enableSystem ? 'system' : 'dark'
  // React recreates `<html>` without its class if the page was changed before hydration. The provider's own effect would
  // restore the class a frame later.
  useLayoutEffect(() => chosenMode(THEME_STORAGE_KEY), [])
  useEffect(() => ignoreUnknownModes(defaultTheme), [defaultTheme])
  return (
    <NextThemes
      attribute="class"
      value={modes}
      defaultTheme={defaultTheme}
      enableSystem={enableSystem}
      // `tokens.css` sets the scheme by the class; as a style of the element it would change once more after hydration.
      enableColorScheme={false}
      storageKey={THEME_STORAGE_KEY}
      scriptProps={notRun}
    >
      {children}
    </NextThemes>
  )
}

/**
 * Hides values that other sites of the same origin have stored from next-themes 0.4.6, which takes any value for a mode (C1).
 * The stored value itself is left alone.
 *
 * @param fallback replaces an unknown value that next-themes has read on load
 * @returns the cleanup
 */
function ignoreUnknownModes(fallback: string): () => void {
  const ignore = (event: StorageEvent) => {
    if (event.key === THEME_STORAGE_KEY && isUnknown(event.newValue)) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', ignore, { capture: true })
  if (isUnknown(storedMode())) {
    // next-themes takes over a value of another tab without storing it.
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: fallback }))
    chosenMode(THEME_STORAGE_KEY)
  }
  return () => window.removeEventListener('storage', ignore, { capture: true })
}

function isUnknown(value: string | null): boolean {
  return value !== null && !['light', 'dark', 'system'].includes(value)
}

function storedMode(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY)
  } catch {
    return null
  }
}
