import type { ReactNode } from 'react'
import { landmarkProps, type SectionId } from '@/components/frame/navigation'
import { bidiText } from '@/components/text/bidi-text'
import { Paragraph } from '@/components/ui/prose'
import type { Content } from '@/content/schema/validate'

interface SectionFrameProps {
  id: SectionId
  content: Content
  children: ReactNode
  /** Replaces the classes of the section. */
  className?: string
  /** Replaces the size of the heading. */
  headingClass?: string
}

const SECTION = 'pt-section not-print:last:pb-section print:pt-12'

/** A section of the home page. On wide screens its content is in from its heading. */
export function SectionFrame(props: SectionFrameProps) {
  const { id, content, children, className = SECTION, headingClass = 'text-title' } = props
  const { heading, lead } = content.sections[id]
  return (
    <section id={id} tabIndex={-1} {...landmarkProps(id, content)} className={className}>
      <div className="column">
        <h2 id={`${id}-heading`} className={headingClass}>
          {bidiText(heading)}
        </h2>
        <div className="xl:ms-(--label)">
          {lead && <Paragraph text={lead} className="mt-6 max-w-measure" />}
          {children}
        </div>
      </div>
    </section>
  )
}
