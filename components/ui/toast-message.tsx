'use client'

import clsx from 'clsx/lite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TOAST_DURATION_MS } from '@/components/ui/constants'
import { Icon } from '@/components/ui/icons'
import { toasts } from '@/content/words'

export interface ToastMessageProps {
  /** One short sentence. */
  text: string
  /** A text to copy by hand, after an action that failed. It is shown selected. */
  toCopy?: string
  onDismiss: () => void
}

const TOAST = clsx(
  'toast pointer-events-auto grid max-w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center',
  'gap-x-2 rounded-surface border border-control bg-raised py-1 ps-3 pe-1 text-heading',
)
const FIELD = clsx(
  'fact col-span-3 row-start-2 me-2 mb-2 min-h-11 w-96 max-w-[calc(100%-0.5rem)]',
  'rounded-control border border-control bg-sunken px-3 text-heading',
)

/** A toast. Its countdown pauses while it is hovered or focused. One with a text stays (W2). */
export function ToastMessage({ text, toCopy, onDismiss }: ToastMessageProps) {
  const hasFailed = toCopy !== undefined
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  useCountdown(dismiss, TOAST_DURATION_MS, hovered || focused || hasFailed)

  function dismiss() {
    // Otherwise the focus would return to the top of the page.
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    onDismiss()
  }
  return (
    <div
      role="group"
      className={TOAST}
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

/** Calls back after `ms` milliseconds, not counting pauses, by a clock that never jumps. */
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

/** A text to copy by hand. Takes the focus, because only a focused selection is visible. */
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
      className={FIELD}
    />
  )
}
