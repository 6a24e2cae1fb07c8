import type { ReactNode } from 'react'
import faults from '@/components/lib/made-faults.json'
import { ContentFaults } from '@/components/site/content-faults'

/** In development, shows the faults of the content in place of the site. It is not in the export (O3). */
export function ContentCheck({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV !== 'development' || faults.length === 0) return children
  return <ContentFaults faults={faults} />
}
