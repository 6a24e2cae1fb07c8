import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/components/lib/constants'
import { listen } from '@/components/lib/presses'
import { Icon } from '@/components/ui/icons'

interface SearchBoxProps {
  hint: string
  /** The search in the address. */
  q: string
  onSearch(q: string): void
}

/** A search box that applies its text after a pause, on Enter, or when the visitor leaves the history entry (G8). */
export function SearchBox({ hint, q, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: q, q })
  // The search in the address has changed: by Back, Forward, or the button that clears the filters.
  if (q !== typed.q) setTyped({ text: typed.text.trim() === q ? typed.text : q, q })
  const { text } = typed
  // Text that an input method is still composing is not searched for.
  const [isComposing, setIsComposing] = useState(false)

  const setText = (next: string) => setTyped({ text: next, q })
  const apply = () => {
    if (text.trim() !== q) onSearch(text)
  }
  const applyNow = useEffectEvent(apply)
  // Back or Forward may return to the current entry, so it must contain the search (G11).
  useEffect(() => listen('beforeleave', () => applyNow()), [])
  useEffect(() => {
    if (isComposing || text.trim() === q) return
    const timer = setTimeout(() => applyNow(), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, q, isComposing])

  const keepEarlyText = useEffectEvent(() => {
    if (input.current && input.current.value !== text) setText(input.current.value)
  })
  // React would reset text that was typed before hydration (`earlyPresses`).
  useLayoutEffect(() => keepEarlyText(), [])

  return (
    <form
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted" />
      <input
        ref={input}
        type="search"
        // Equals the visible text, for speech input (WCAG 2.5.3).
        aria-label={hint}
        placeholder={hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
        className="min-h-11 w-full rounded-control border border-control bg-raised ps-10 pe-3 text-heading placeholder:text-muted hover:border-accent"
      />
    </form>
  )
}
