'use client'

import { backToTop as words } from '@/content/words'
import { usePastFirstScreen } from '../hooks/use-scroll'
import { Icon } from '../ui/icons'

/** H4: appears past the first screen; the page's own scroll behaviour makes it smooth, or instant under reduced motion. */
export function BackToTop() {
  const shown = usePastFirstScreen()
  return (
    <button
      type="button"
      className="back-to-top fact"
      data-shown={shown || undefined}
      onClick={() => {
        window.scrollTo({ top: 0 })
        // The button is about to go: the focus moves with the reader.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrowUp" />
      {words.label}
    </button>
  )
}
