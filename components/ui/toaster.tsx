'use client'

import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useCountdown } from '../hooks/use-countdown'
import { CheckIcon, CloseIcon } from './icons'
import { type ToastMessage, toastStore } from './toast-store'

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
  if (!ready) return null
  return createPortal(
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4 print:invisible"
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </div>,
    document.body,
  )
}

function Toast({ message }: { message: ToastMessage }) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const dismiss = () => toastStore.dismiss(message.id)
  useCountdown(dismiss, message.duration, hovered || focused)
  return (
    <div
      role="group"
      className="toast pointer-events-auto flex max-w-full items-center gap-3 rounded-surface border border-control bg-raised py-1 pr-1 pl-4 text-heading shadow-lg"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <CheckIcon aria-hidden="true" className="shrink-0 text-accent" />
      <span className="min-w-0">{message.text}</span>
      <button
        type="button"
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-heading"
      >
        <CloseIcon aria-hidden="true" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}
