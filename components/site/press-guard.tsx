'use client'

import { useEffect } from 'react'
import { guardPresses } from '../lib/presses'

/** G4: ignores second presses and held keys that would hit what the first ones have brought. */
export function PressGuard() {
  useEffect(guardPresses, [])
  return null
}
