'use client'

import { usePastFirstScreen } from '@/components/hooks/use-scroll'
import { Icon } from '@/components/ui/icons'
import { backToTop as words } from '@/content/words'

/** A button that appears below the first screen. CSS makes the scroll smooth, or instant under reduced motion (H4). */
export function BackToTop() {
  const shown = usePastFirstScreen()
  return (
    <button
      type="button"
      className="back-to-top fact"
      data-shown={shown || undefined}
      onClick={() => {
        window.scrollTo({ top: 0 })
        // The button disappears, so focus moves to the content.
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <Icon name="arrowUp" />
      {words.label}
    </button>
  )
}
