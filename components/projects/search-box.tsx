import clsx from 'clsx/lite'
import { useCallback, useEffect, useRef } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/components/ui/constants'
import { Icon } from '@/components/ui/icons'

interface SearchBoxProps {
  hint: string
  /** The search in the address. */
  q: string
  onSearch(q: string): void
}

const FIELD = clsx(
  'min-h-11 w-full rounded-control border border-control bg-raised ps-10 pe-3',
  'text-heading placeholder:text-muted hover:border-accent',
)

/** Searches after a pause or on Enter (G8). Uncontrolled, to keep text typed before hydration. */
export function SearchBox({ hint, q, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastSearch = useRef('')

  function apply() {
    clearTimeout(timer.current)
    lastSearch.current = input.current?.value.trim() ?? ''
    onSearch(lastSearch.current)
  }
  const applySoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => input.current?.form?.requestSubmit(), SEARCH_DEBOUNCE_MS)
  }, [])
  useEffect(() => {
    if (input.current?.value) applySoon()
    return () => clearTimeout(timer.current)
  }, [applySoon])
  useEffect(() => {
    if (!input.current || q === lastSearch.current) return
    // By Back, Forward, or the button that clears the filters.
    clearTimeout(timer.current)
    lastSearch.current = q
    input.current.value = q
  }, [q])

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
        // Text that an input method is still composing is not searched for.
        onChange={({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || applySoon()}
        onCompositionEnd={applySoon}
        className={FIELD}
      />
    </form>
  )
}
