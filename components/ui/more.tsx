import type { ReactNode } from 'react'
import { formatCount } from '@/components/lib/format'
import { separator } from '@/components/lib/punctuation'
import { OwnText } from '@/components/ui/own-text'
import { summaries } from '@/content/words'

interface MoreProps {
  /** The number of entries in it. With 0 it renders nothing. */
  count: number
  /** What the list is of, such as the company: screen readers list controls out of context. */
  of: string
  children: ReactNode
}

/** Holds the rest of a long list in `<details>`: works without scripts, opens for find in page, is open in print. */
export function More({ count, of, children }: MoreProps) {
  if (count === 0) return null
  return (
    <details className="more">
      <summary className="fact">
        {formatCount(summaries.more, count)}
        <span className="sr-only">
          {separator}
          <OwnText>{of}</OwnText>
        </span>
      </summary>
      {children}
    </details>
  )
}
