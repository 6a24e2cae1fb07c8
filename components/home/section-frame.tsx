import clsx from 'clsx/lite'
import type { ReactNode } from 'react'
import { landmarkProps, type SectionId } from '@/components/frame/navigation'
import { bidiText } from '@/components/text/bidi-text'
import { directionProps } from '@/components/text/direction'
import { isolateNames } from '@/components/text/prose'
import type { Content } from '@/content/schema/validate'

interface SectionFrameProps {
  id: SectionId
  content: Content
  children: ReactNode
  /** Replaces the size of the heading. */
  headingClass?: string
}

/** A section of the home page: its label, numbered by CSS, on the signal line; its heading; its content. */
export function SectionFrame({ id, content, headingClass = 'text-title', children }: SectionFrameProps) {
  const section = content.sections[id]
  // A label that equals the heading is left out.
  const label = section.label !== section.heading && section.label
  return (
    <section
      id={id}
      tabIndex={-1}
      {...landmarkProps(id, content)}
      className="relative pt-section [counter-increment:section] not-print:last:pb-section print:pt-8"
    >
      <div className="column xl:grid xl:grid-cols-[var(--label)_minmax(0,1fr)]">
        <p
          aria-hidden="true"
          // Stretched, it would cover content that takes the full column.
          className={clsx(
            'section-label fact relative mb-4 text-muted xl:mb-0 xl:self-start print:break-after-avoid',
            id === 'contact' ? 'xl:mt-[1.9rem]' : 'xl:mt-[0.9rem]',
          )}
        >
          <span className="section-number" /> {label && bidiText(label)}
        </p>
        <div>
          <h2 id={`${id}-heading`} className={headingClass}>
            {bidiText(section.heading)}
          </h2>
          {section.lead && (
            <p {...directionProps(section.lead)} className="mt-4 max-w-measure">
              {isolateNames(section.lead)}
            </p>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
