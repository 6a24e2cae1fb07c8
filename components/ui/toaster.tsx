'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_DURATION_MS } from '@/components/ui/constants'
import { Icon } from '@/components/ui/icons'
import { dismissToast, type ToastMessage, useToasts } from '@/components/ui/toast'
import { toasts } from '@/content/words'

/** A position that covers neither the control that was pressed nor the Close button of a dialog. On wide screens it is beside the dialog. */
const POSITION =
  'pointer-events-none fixed inset-x-4 top-[calc(var(--header)+0.5rem)] z-50 grid grid-cols-1 justify-items-center gap-2 max-md:in-[:has([role=dialog])]:end-17 xl:top-auto xl:bottom-5 xl:justify-items-start xl:in-[:has([role=dialog])]:w-[calc(50vw-25rem)] print:hidden'

/**
 * Shows the messages of `toast`. Outside the site's root, because a dialog makes that inert. Renders nothing on the server (W2).
 */
export function Toaster() {
  const messages = useToasts()
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

/**
 * A toast. Its countdown pauses while it is hovered or focused. A toast with a text to copy by hand stays until it is dismissed (W2).
 */
function Toast({ message }: { message: ToastMessage }) {
  const { id, text, toCopy } = message
  const hasFailed = toCopy !== undefined
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  useCountdown(dismiss, TOAST_DURATION_MS, hovered || focused || hasFailed)

  function dismiss() {
    // Otherwise the focus would return to the top of the page.
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    dismissToast(id)
  }
  return (
    <div
      role="group"
      className="toast pointer-events-auto grid max-w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 rounded-surface framed bg-raised py-1 ps-3 pe-1 text-heading"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        cameFrom.current ??= event.relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Otherwise a dialog below would close too.
        event.preventDefault()
        dismiss()
      }}
    >
      <Icon
        name={hasFailed ? 'alert' : 'check'}
        className={hasFailed ? 'shrink-0' : 'shrink-0 text-accent'}
      />
      <p>{text}</p>
      {hasFailed && <TextToCopy text={toCopy} />}
      <button
        type="button"
        onClick={dismiss}
        className="tap-square col-start-3 row-start-1 text-muted hover:text-heading"
      >
        <Icon name="close" />
        <span className="sr-only">{toasts.dismiss}</span>
      </button>
    </div>
  )
}

/** Calls back after `ms` milliseconds, not counting pauses. Uses a clock that ignores changes of the system time. */
function useCountdown(onEnd: () => void, ms: number, paused: boolean): void {
  const end = useEffectEvent(onEnd)
  const left = useRef(ms)
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}

/** A text to copy by hand. Its field takes the focus, because only a focused selection is visible and can be copied. */
function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <input
      ref={field}
      readOnly
      aria-label={toasts.toCopy}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      className="fact col-span-3 row-start-2 me-2 mb-2 min-h-11 w-96 max-w-[calc(100%-0.5rem)] rounded-control framed bg-sunken px-3 text-heading"
    />
  )
}
