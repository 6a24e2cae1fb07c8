import type { ReactNode } from 'react'
import { summaries } from '@/content/words'
import { formatCount } from '../lib/words'

interface MoreProps {
  /** How many entries it holds. Without any it renders nothing. */
  count: number
  children: ReactNode
}

/** The rest of a long list, in `<details>`: works without scripts, opens for a search in the page, is open in print. */
export function More({ count, children }: MoreProps) {
  if (count === 0) return null
  return (
    <details className="more">
      <summary className="fact">{formatCount(summaries.more, count)}</summary>
      {children}
    </details>
  )
}
