import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { toasts } from '@/content/words'

/** W2: a text that the visitor copies by hand. Its field takes the focus: only there a selection shows and is copied. */
export function TextToCopy({ text, className }: { text: string; className?: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <input
      ref={field}
      readOnly
      aria-label={toasts.toCopy}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      className={clsx(
        'fact min-h-11 w-96 max-w-[calc(100%-0.5rem)] rounded-control border border-control bg-sunken px-3 text-heading',
        className,
      )}
    />
  )
}
