'use client'

import type { ReactNode } from 'react'
import { canGoBack } from '../lib/history'
import { ScreenLink } from '../site/screen-link'
import { Icon } from '../ui/icons'

/** G7: one step back in history; to the home page when there is none, and when scripts do not run. */
export function GoBack({ children }: { children: ReactNode }) {
  return (
    <ScreenLink
      href="/"
      className="button button-quiet -ms-[12px] justify-self-start print:hidden"
      onClick={(event) => {
        if (!canGoBack()) return
        event.preventDefault()
        window.history.back()
      }}
    >
      <Icon name="arrowLeft" />
      {children}
    </ScreenLink>
  )
}
