'use client'

import { useEffect } from 'react'
import { leaveFor } from '../lib/leave-for'
import { sitePath } from '../lib/paths'

/** Section 2: replaces an unknown address by the home page, so that Back never returns to it. */
export function RedirectHome() {
  useEffect(() => leaveFor(sitePath('/')), [])
  return null
}
