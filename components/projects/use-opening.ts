import { useState } from 'react'
import type { ProjectView } from './project-view'

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
  return last
}
