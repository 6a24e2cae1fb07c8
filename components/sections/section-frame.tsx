import type { ReactNode } from 'react'
import type { Section } from '@/content/schema'
import type { SectionId } from '../site/navigation'

interface SectionFrameProps {
  id: SectionId
  section: Section
  children: ReactNode
  /** Replaces the size of the heading. */
  headingClass?: string
}

/** A section of the home page: its label on the signal line, numbered by CSS, its heading, its content. */
export function SectionFrame({ id, section, headingClass = 'text-title', children }: SectionFrameProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="section">
      <div className="column">
        <p aria-hidden="true" className="section-label fact">
          <span className="section-number" /> {section.label}
        </p>
        <div className="section-content">
          <h2 id={`${id}-heading`} className={headingClass}>
            {section.heading}
          </h2>
          {section.lead && <p className="mt-4 max-w-measure">{section.lead}</p>}
          {children}
        </div>
      </div>
    </section>
  )
}
