import type { Content } from '@/content/validate'
import { credentialLists } from '../lib/credentials'
import { keyed } from '../lib/keyed'
import { CredentialLists } from './credential-lists'
import { ExperienceCard } from './experience-card'
import { SectionFrame } from './section-frame'

/** E1, D7: the work so far, newest first, on the signal line; then education and what else there is to tell. */
export function Experiences({ content }: { content: Content }) {
  const { sections, experiences } = content
  const credentials = credentialLists(content)
  return (
    <SectionFrame id="experiences" section={sections.experiences}>
      {experiences.length > 0 && (
        <ol className="full-column mt-10 grid gap-16">
          {keyed(experiences).map(({ key, entry }) => (
            <ExperienceCard key={key} experience={entry} />
          ))}
        </ol>
      )}
      {credentials.length > 0 && <CredentialLists lists={credentials} />}
    </SectionFrame>
  )
}
