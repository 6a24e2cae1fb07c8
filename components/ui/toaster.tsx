'use client'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { rememberFocus } from '@/components/lib/focus-return'
import { useToasts } from '@/components/ui/toast'
import { Toast } from '@/components/ui/toast-item'

/** A place that covers neither the action, nor what is beside it, nor the Close of an open dialog. */
const PLACE =
  'pointer-events-none fixed inset-x-4 top-[calc(var(--header)+0.5rem)] z-50 grid grid-cols-1 justify-items-center gap-2 max-md:in-[:has([role=dialog])]:end-17 xl:top-auto xl:bottom-5 xl:justify-items-start print:hidden'

/**
 * Shows the messages of `toast`. It is outside of the site's root, which a dialog makes inert. It renders nothing on the server (W2).
 */
export function Toaster() {
  const messages = useToasts()
  useEffect(rememberFocus, [])
  if (!messages) return null
  return createPortal(
    <div role="status" aria-live="polite" className={PLACE}>
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>,
    document.body,
  )
}
