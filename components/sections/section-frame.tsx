import type { ReactNode } from 'react'
import { ownDirection } from '@/components/lib/direction'
import { landmarkName, type SectionId } from '@/components/site/navigation'
import { OwnText } from '@/components/ui/own-text'
import type { Content } from '@/content/schema/validate'

interface SectionFrameProps {
  id: SectionId
  content: Content
  children: ReactNode
  /** Replaces the size of the heading. */
  headingClass?: string
}

/** Lays out a section of the home page: its label on the signal line, numbered by CSS, its heading, its content. */
export function SectionFrame({ id, content, headingClass = 'text-title', children }: SectionFrameProps) {
  const section = content.sections[id]
  // Beside an equal heading it would repeat it.
  const label = section.label !== section.heading && section.label
  return (
    <section id={id} tabIndex={-1} {...landmarkName(id, content)} className="section">
      <div className="column">
        <p aria-hidden="true" className="section-label fact">
          <span className="section-number" /> {label && <OwnText>{label}</OwnText>}
        </p>
        <div className="section-content">
          <h2 id={`${id}-heading`} className={headingClass}>
            <OwnText>{section.heading}</OwnText>
          </h2>
          {section.lead && (
            <p {...ownDirection(section.lead)} className="mt-4 max-w-measure">
              {section.lead}
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
