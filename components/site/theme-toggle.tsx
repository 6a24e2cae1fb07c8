'use client'

import { useTheme } from 'next-themes'
import { flushSync } from 'react-dom'
import { afterPaint } from '@/components/lib/presses'
import { Icon } from '@/components/ui/icons'
import { colorMode as words } from '@/content/words'

/** Switches light and dark. CSS selects its icon and name, so they are right before any script runs (C2). */
export function ThemeToggle() {
  const { setTheme } = useTheme()
  function toggle() {
    const isLight = document.documentElement.classList.contains('light')
    // The class must be set when the next press reads it: two presses may come before a render.
    flushSync(() => setTheme(isLight ? 'dark' : 'light'))
  }
  return (
    <button
      type="button"
      // After a paint, because restyling every element is slow.
      onClick={() => afterPaint(toggle)}
      className="needs-scripts tap-square text-heading hover:text-accent"
      data-toggle
    >
      <span className="in-dark">
        <Icon name="sun" className="size-5" />
        <span className="sr-only">{words.toLight}</span>
      </span>
      <span className="in-light">
        <Icon name="moon" className="size-5" />
        <span className="sr-only">{words.toDark}</span>
      </span>
    </button>
  )
}
