import type { ReactNode } from 'react'
import { bidiText } from '@/components/text/bidi-text'
import { formatCount } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { summaries } from '@/content/words'

interface ShortListProps<T> {
  entries: readonly T[]
  /** Number of entries that show; one more if the rest would be a single entry. */
  count: number
  /** Name of the list, such as the company, because screen readers list controls out of context. */
  of: string
  /** Renders a part of the list. */
  children: (entries: readonly T[]) => ReactNode
}

/**
 * Shows the first entries of a list. The rest is in `<details>`, which works without scripts, opens
 * for find in page, and is open in print.
 */
export function ShortList<T>({ entries, count, of, children }: ShortListProps<T>) {
  const end = countShown(entries, count)
  const rest = entries.slice(end)
  return (
    <>
      {children(entries.slice(0, end))}
      {rest.length > 0 && (
        <details>
          <summary className="fact w-fit py-3 text-muted hover:text-accent print:hidden">
            {formatCount(summaries.more, rest.length)}
            <span className="sr-only">
              {separator}
              {bidiText(of)}
            </span>
          </summary>
          {children(rest)}
        </details>
      )}
    </>
  )
}

/** Returns how many entries of a list show at first: all if the rest would be a single one. */
export function countShown(entries: readonly unknown[], count: number): number {
  return entries.length === count + 1 ? entries.length : count
}
