import { useEffect, useState } from 'react'
import type { ProjectView } from './project-view'

/** Well after a dialog has left, which takes 300 ms. */
const GONE_AFTER_MS = 1000

interface Opening {
  /** The open project, or the last one while its dialog leaves: it must not empty on its way out. */
  project: ProjectView | null
  /** Counts the openings, as a key: a dialog that is opened while it still leaves begins anew, with its focus. */
  number: number
}

/** What the dialog shows, from the project that the address names. */
export function useOpening(open: ProjectView | null): Opening {
  const [last, setLast] = useState({ open, project: open, number: 0 })
  if (open !== last.open) {
    const begins = open !== null && last.open === null
    setLast({ open, project: open ?? last.project, number: last.number + (begins ? 1 : 0) })
  }
  useEffect(() => {
    if (open || !last.project) return
    // A dialog that is closed as it begins to move in may never learn that it has left, and would stay unseen.
    const timer = setTimeout(
      () => setLast((now) => (now.open ? now : { ...now, project: null })),
      GONE_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [open, last.project])
  return last
}
