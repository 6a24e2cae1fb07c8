'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

interface VisitorYearProps {
  /** The year in the HTML, until the script runs. */
  built?: number
  /** Separates the year from the text before it. */
  separator: string
}

/** The current year by the visitor's clock, because the build may be older (H5). */
export function VisitorYear({ built, separator }: VisitorYearProps) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
  return year && <span>{`${separator}${year}`}</span>
}
