'use client'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { rememberFocus } from '@/components/lib/focus-return'
import { useToasts } from '@/components/ui/toast'
import { Toast } from '@/components/ui/toast-item'

/** A position that covers neither the control that was pressed nor the Close button of a dialog. */
const POSITION =
  'pointer-events-none fixed inset-x-4 top-[calc(var(--header)+0.5rem)] z-50 grid grid-cols-1 justify-items-center gap-2 max-md:in-[:has([role=dialog])]:end-17 xl:top-auto xl:bottom-5 xl:justify-items-start print:hidden'

/**
 * Shows the messages of `toast`. Outside the site's root, because a dialog makes that inert. Renders nothing on the server (W2).
 */
export function Toaster() {
  const messages = useToasts()
  useEffect(rememberFocus, [])
  if (!messages) return null
  return createPortal(
    <div role="status" aria-live="polite" className={POSITION}>
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>,
    document.body,
  )
}
