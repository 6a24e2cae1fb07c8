'use client'

import { usePathname } from 'next/navigation'
import { useReveal } from '../hooks/use-reveal'

/** H6: watches the `hidden` elements of the screen that shows. */
export function Reveal() {
  return <Watch key={usePathname()} />
}

function Watch() {
  useReveal()
  return null
}
