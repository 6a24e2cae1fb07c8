import { useEffect, useRef } from 'react'

/** W2: a text that the visitor copies by hand: in a field that takes the focus, because only there a selection shows and is copied. */
export function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <input
      ref={field}
      readOnly
      aria-label="Text to copy"
      value={text}
      onFocus={(event) => event.currentTarget.select()}
      className="fact min-h-11 w-96 max-w-full rounded-control border border-control bg-sunken px-3 text-heading"
    />
  )
}
