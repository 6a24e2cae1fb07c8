'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { canGoBack, goBack, isAtScreen } from '@/components/lib/history'
import { listen } from '@/components/lib/presses'
import { ScreenLink } from '@/components/site/screen-link'
import { Icon } from '@/components/ui/icons'

/** Goes one step back in history, or to the home page if there is no earlier entry or no script. Busy until the other screen shows (G7). */
export function GoBack({ children }: { children: ReactNode }) {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    // Forward may return to this screen before the other one has loaded.
    if (isLeaving) return listen('popstate pageshow', () => setIsLeaving(!isAtScreen()))
  }, [isLeaving])
  return (
    <ScreenLink
      href="/"
      className="button button-quiet -ms-[12px] justify-self-start print:hidden"
      aria-busy={isLeaving || undefined}
      onClick={(event) => {
        if (!canGoBack()) return
        event.preventDefault()
        if (goBack()) setIsLeaving(true)
      }}
    >
      <Icon name="arrowLeft" />
      {children}
    </ScreenLink>
  )
}
