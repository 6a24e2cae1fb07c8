'use client'

import { useEffect } from 'react'

/** Says that the page's scripts have taken over (`scriptFailure`). Its effect runs after all those before it. */
export function AppReady() {
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
  }, [])
  return null
}
