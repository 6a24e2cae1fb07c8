import type { Experience, Section } from '@/content/schema'
import type { CredentialList } from '../lib/credentials'
import { CredentialLists } from './credential-lists'
import { ExperienceCard } from './experience-card'
import { SectionFrame } from './section-frame'

interface ExperiencesProps {
  section: Section
  experiences: Experience[]
  credentials: CredentialList[]
}

/** E1, D7: the work so far, newest first, on the signal line; then education and what else there is to tell. */
export function Experiences({ section, experiences, credentials }: ExperiencesProps) {
  return (
    <SectionFrame id="experiences" section={section}>
      {experiences.length > 0 && (
        <ol className="full-column mt-10 grid gap-16">
          {experiences.map((experience) => (
            <ExperienceCard key={experience.id} experience={experience} />
          ))}
        </ol>
      )}
      {credentials.length > 0 && <CredentialLists lists={credentials} />}
    </SectionFrame>
  )
}
