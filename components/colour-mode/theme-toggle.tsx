'use client'

import { useTheme } from 'next-themes'
import { Icon } from '@/components/ui/icons'
import { colorMode as words } from '@/content/words'

/** Switches light and dark. CSS selects icon and name, so they are right at first paint (C2). */
export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      onClick={() => setTheme(resolvedTheme === 'light' ? 'dark' : 'light')}
      className="needs-scripts tap-square text-heading hover:text-accent"
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
