'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { rememberFocus } from '../lib/kept-focus'
import { Toast } from './toast-item'
import { type ToastMessage, toastStore } from './toast-store'

/**
 * W2: shows what `toast` tells. It stands in `body` itself, outside the site's root, so that a dialog, which makes the
 * root inert, leaves it alone. A build writes nothing for it.
 */
export function Toaster() {
  const messages = useSyncExternalStore<readonly ToastMessage[] | null>(
    toastStore.subscribe,
    toastStore.read,
    () => null,
  )
  useEffect(rememberFocus, [])
  if (!messages) return null
  return createPortal(
    <div role="status" aria-live="polite" className="toasts">
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>,
    document.body,
  )
}
