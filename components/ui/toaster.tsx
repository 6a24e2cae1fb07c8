'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLazyModule } from '../hooks/use-lazy-module'
import { lazyModule } from '../lib/lazy-module'
import { type ToastMessage, toastStore } from './toast-store'

/** A toast with its clock and its button: comes with the first message. */
export const toastItem = lazyModule(() => import('./toast-item'))

const none: readonly ToastMessage[] = []

/**
 * W2: shows what `toast` tells. It stands in `body` itself, outside the site's root, so that a dialog, which makes the
 * root inert, leaves it alone.
 */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  const ready = useSyncExternalStore(
    toastStore.subscribe,
    () => true,
    () => false,
  )
  const item = useLazyModule(toastItem)
  const wanted = messages.length > 0
  useEffect(() => {
    // The words show without it.
    if (wanted) toastItem.load().catch(() => {})
  }, [wanted])
  if (!ready) return null
  return createPortal(
    <div role="status" aria-live="polite" className="toasts">
      {messages.map((message) =>
        item ? <item.Toast key={message.id} message={message} /> : <p key={message.id}>{message.text}</p>,
      )}
    </div>,
    document.body,
  )
}
