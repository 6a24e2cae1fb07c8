'use client'

import clsx from 'clsx/lite'
import { goBack, isAddedHere } from '@/components/frame/history'
import { usePastFirstScreen } from '@/components/frame/use-scroll'
import { Icon } from '@/components/ui/icons'
import { backToTop as words } from '@/content/words'

/** A button that appears below the first screen. CSS makes its scroll smooth or instant (H4). */
export function BackToTop() {
  const shown = usePastFirstScreen()
  return (
    <button
      type="button"
      // At the end of the page it rests above the footer, and its margins cancel its height.
      className={clsx(
        'fact sticky bottom-5 z-35 -mt-16 ms-auto me-5 mb-5 flex min-h-11 w-fit items-center gap-2',
        'rounded-control px-3.5',
        'border border-control bg-raised text-heading hover:border-accent hover:text-accent',
        'invisible translate-y-2 opacity-0 transition-all duration-300',
        'data-shown:visible data-shown:translate-none data-shown:opacity-100',
      )}
      data-shown={shown || undefined}
      onClick={() => {
        // A project that is still loading does not open.
        if (isAddedHere()) goBack()
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
