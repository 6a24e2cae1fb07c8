'use client'

import { useEffect } from 'react'

/** Marks the page as hydrated (see `scriptFailure`). Its effect runs after those of the components before it. */
export function AppReady() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
  }, [])
  return null
}
