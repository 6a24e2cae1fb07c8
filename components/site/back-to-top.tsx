'use client'

import { backToTop as words } from '@/content/words'
import { usePastFirstScreen } from '../hooks/use-scroll'
import { Icon } from '../ui/icons'

/** Appears past the first screen. CSS makes the scroll smooth, or instant under reduced motion (H4). */
export function BackToTop() {
  const shown = usePastFirstScreen()
  return (
    <button
      type="button"
      className="back-to-top fact"
      data-shown={shown || undefined}
      onClick={() => {
        window.scrollTo({ top: 0 })
        // The button is about to leave, so the focus moves to the content.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrowUp" />
      {words.label}
    </button>
  )
}
