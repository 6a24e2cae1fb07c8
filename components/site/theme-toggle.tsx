'use client'

import { useTheme } from 'next-themes'
import { colorMode as words } from '@/content/words'
import { afterPaint } from '../lib/presses'
import { Icon } from '../ui/icons'

/** C2: switches light and dark. Its picture and words follow by CSS, so that nothing waits for a script to know the mode. */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      // Every element there is takes other colours.
      onClick={() => afterPaint(() => setTheme(resolvedTheme === 'light' ? 'dark' : 'light'))}
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
