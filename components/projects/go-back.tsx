'use client'

import type { ReactNode } from 'react'
import { canGoBack, goBack } from '@/components/frame/history'
import { ScreenLink } from '@/components/frame/screen-link'
import { Icon } from '@/components/ui/icons'
import { isPlain } from '@/components/ui/presses'

/** Goes one step back in history, or to the home page without an earlier entry or scripts (G7). */
export function GoBack({ children }: { children: ReactNode }) {
  return (
    <ScreenLink
      href="/"
      className="button button-quiet -ms-[12px] justify-self-start print:hidden"
      onClick={(event) => {
        if (!isPlain(event) || !canGoBack()) return
        event.preventDefault()
        goBack()
      }}
    >
      <Icon name="arrowLeft" />
      {children}
    </ScreenLink>
  )
}
