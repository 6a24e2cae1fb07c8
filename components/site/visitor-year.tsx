'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

interface VisitorYearProps {
  /** The year in the HTML; without one, only the visitor's is shown. */
  built?: number
  /** Separates it from the words before it. */
  separator: string
}

/** Shows the visitor's year, even if the build is older (H5). */
export function VisitorYear({ built, separator }: VisitorYearProps) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
  return year && <span>{`${separator}${year}`}</span>
}
