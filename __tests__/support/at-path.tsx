import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'

/** Stands in for the router: its children are on this path of the site. */
export function AtPath({ path, children }: { path: string; children: ReactNode }) {
  return <PathnameContext.Provider value={path}>{children}</PathnameContext.Provider>
}
