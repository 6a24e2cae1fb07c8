import type { Experience, Section } from '@/content/schema'
import type { Part } from '../lib/parts'
import { ExperienceCard } from './experience-card'
import { Parts } from './parts'
import { SectionFrame } from './section-frame'

interface ExperiencesProps {
  section: Section
  experiences: Experience[]
  parts: Part[]
}

/** E1, D7: the work so far, newest first, on the signal line; then education and what else there is to tell. */
export function Experiences({ section, experiences, parts }: ExperiencesProps) {
  return (
    <SectionFrame id="experiences" section={section}>
      {experiences.length > 0 && (
        <ol className="timeline full-column">
          {experiences.map((experience) => (
            <ExperienceCard key={experience.id} experience={experience} />
          ))}
        </ol>
      )}
      {parts.length > 0 && <Parts parts={parts} />}
    </SectionFrame>
  )
}
