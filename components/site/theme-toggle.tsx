'use client'

import { useTheme } from 'next-themes'
import type { Words } from '@/content/words-schema'
import { type ThemeColors, useThemeColor } from '../hooks/use-theme-color'
import { afterPaint } from '../lib/after-paint'
import { MoonIcon, SunIcon } from '../ui/icons'

/**
 * C2: switches light and dark. Its picture and words follow by CSS, so that nothing waits for a script to know the mode.
 *
 * @param colors what the browser's own bars take in each mode (C4)
 */
export function ThemeToggle({ colors, words }: { colors: ThemeColors; words: Words['colorMode'] }) {
  const { resolvedTheme, setTheme } = useTheme()
  useThemeColor(resolvedTheme, colors)
  return (
    <button
      type="button"
      // Every element there is takes other colours.
      onClick={() => afterPaint(() => setTheme(resolvedTheme === 'light' ? 'dark' : 'light'))}
      className="needs-scripts tap-square text-heading hover:text-accent"
    >
      <span className="in-dark">
        <SunIcon aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.toLight}</span>
      </span>
      <span className="in-light">
        <MoonIcon aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.toDark}</span>
      </span>
    </button>
  )
}
