import type { ReactNode } from 'react'
import { formatCount } from '@/components/lib/format'
import { summaries } from '@/content/words'

interface MoreProps {
  /** The number of entries. With 0 it renders nothing. */
  count: number
  children: ReactNode
}

/** The rest of a long list in `<details>`, which works without scripts, opens for find in page, and is open in print. */
export function More({ count, children }: MoreProps) {
  if (count === 0) return null
  return (
    <details className="more">
      <summary className="fact">{formatCount(summaries.more, count)}</summary>
      {children}
    </details>
  )
}
