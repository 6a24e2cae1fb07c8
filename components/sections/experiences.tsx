import type { Experience, Section } from '@/content/schema'
import { ExperienceCard } from './experience-card'
import { SectionFrame } from './section-frame'

/** E1: the work so far, newest first, on the signal line. */
export function Experiences({ section, experiences }: { section: Section; experiences: Experience[] }) {
  return (
    <SectionFrame id="experiences" section={section}>
      <ol className="timeline full-column">
        {experiences.map((experience) => (
          <ExperienceCard key={experience.id} experience={experience} />
        ))}
      </ol>
    </SectionFrame>
  )
}
