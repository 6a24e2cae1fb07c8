'use client'

import { useState } from 'react'
import { useCountdown } from '../hooks/use-countdown'
import { CheckIcon, CloseIcon } from './icons'
import { type ToastMessage, toastStore } from './toast-store'

/** W2: one message. Its clock pauses while it is hovered or has the focus. */
export function Toast({ message }: { message: ToastMessage }) {
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
      <button type="button" onClick={dismiss} className="tap-square text-muted hover:text-heading">
        <CloseIcon aria-hidden="true" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}
