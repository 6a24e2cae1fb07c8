import type { ReactNode } from 'react'
import { BidiText } from '@/components/text/bidi-text'
import { formatCount } from '@/components/text/format'
import { separator } from '@/components/text/punctuation'
import { summaries } from '@/content/words'

interface MoreProps {
  /** The number of entries. With 0 it renders nothing. */
  count: number
  /** Name of the list, such as the company, because screen readers list controls out of context. */
  of: string
  children: ReactNode
}

/** The rest of a long list in `<details>`, which works without scripts, opens for find in page, and is open in print. */
export function More({ count, of, children }: MoreProps) {
  if (count === 0) return null
  return (
    <details className="more">
      <summary className="fact w-fit py-3 text-muted hover:text-accent print:hidden">
        {formatCount(summaries.more, count)}
        <span className="sr-only">
          {separator}
          <BidiText>{of}</BidiText>
        </span>
      </summary>
      {children}
    </details>
  )
}
