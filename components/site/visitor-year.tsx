'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * H5: the visitor's year, also when the build is older. `built` stands in the HTML, where there is no visitor yet; when
 * the content tells no year, nothing does.
 */
export function VisitorYear({ built }: { built?: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  )
  return year && <span>, {year}</span>
}
