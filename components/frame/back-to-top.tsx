'use client'

import clsx from 'clsx/lite'
import { goBack, isAddedHere } from '@/components/frame/history'
import { usePastFirstScreen } from '@/components/frame/use-scroll'
import { Icon } from '@/components/ui/icons'
import { backToTop as words } from '@/content/words'

/** A button that appears below the first screen. CSS makes the scroll smooth, or instant under reduced motion (H4). */
export function BackToTop() {
  const shown = usePastFirstScreen()
  return (
    <button
      type="button"
      // `visibility` keeps it from getting focus while it is hidden. At the end of the page it rests above the footer; its margins cancel
      // its height.
      className={clsx(
        'fact sticky bottom-5 z-35 -mt-16 ms-auto me-5 mb-5 flex min-h-11 w-fit items-center gap-2 rounded-control px-3.5',
        'framed bg-raised text-heading hover:border-accent hover:text-accent',
        'invisible opacity-0 [translate:0_8px] data-shown:visible data-shown:opacity-100 data-shown:[translate:none]',
        '[transition:opacity_300ms_var(--ease),translate_300ms_var(--ease),visibility_300ms,color_150ms_var(--ease)]',
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
