'use client'

import { ThemeProvider as NextThemes } from 'next-themes'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { THEME_STORAGE_KEY } from '@/components/lib/constants'
import { chosenMode } from '@/components/site/inline/chosen-mode'

/** Disables the script of next-themes, because `chosenMode` has set the class already. */
const disabledScript = { type: 'text/plain' }

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
      // `tokens.css` sets the colour scheme by the class. next-themes would set it again after hydration.
      enableColorScheme={false}
      storageKey={THEME_STORAGE_KEY}
      scriptProps={disabledScript}
    >
      {children}
    </NextThemes>
  )
}

/**
 * Hides stored values of other sites on the same origin from next-themes 0.4.6, which accepts any value as a mode. Does not change the
 * stored value (C1).
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
    // next-themes applies a value from another tab without storing it.
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
