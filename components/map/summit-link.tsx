'use client'

import type { ReactNode } from 'react'
import { projectPath, sitePath } from '@/components/paths'
import { openProject } from '@/components/projects/address'
import { isPlain } from '@/components/ui/presses'

interface SummitLinkProps {
  slug: string
  /** Its place among the featured projects, which `.generated/map.css` knows. */
  index: number
  children: ReactNode
}

/** The mark and label of a featured project on the map. Opens the project as its card does. */
export function SummitLink({ slug, index, children }: SummitLinkProps) {
  return (
    <a
      href={sitePath(projectPath(slug))}
      tabIndex={-1}
      data-summit={index}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        // The dialog returns the focus, and Safari focuses no pressed link (webkit.org/b/22261).
        event.currentTarget.focus({ preventScroll: true })
        openProject(slug)
      }}
    >
      {children}
    </a>
  )
}
