import type { Content } from '@/content/validate'
import { credentialLists } from '../lib/credentials'
import { jobsInFull } from '../lib/density'
import { markRuns } from '../lib/jobs'
import { withKeys } from '../lib/keyed'
import { CredentialLists } from './credential-lists'
import { ExperienceCard } from './experience-card'
import { LedgerRow } from './ledger-row'
import { SectionFrame } from './section-frame'

/** E1, D7: the work so far, newest first, on the signal line; then education and what else there is to tell. */
export function Experiences({ content }: { content: Content }) {
  const { sections, experiences, profile } = content
  const credentials = credentialLists(content)
  const inFull = jobsInFull(experiences.length)
  const older = experiences.slice(inFull)
  return (
    <SectionFrame id="experiences" content={content}>
      {experiences.length > 0 && (
        <ol className="full-column entries mt-10">
          {withKeys(markRuns(experiences.slice(0, inFull))).map(({ key, entry }) => (
            <ExperienceCard key={key} {...entry} home={profile.location} />
          ))}
        </ol>
      )}
      {older.length > 0 && (
        <ol className="full-column ledger hidden mt-12" start={inFull + 1}>
          {withKeys(older).map(({ key, entry }) => (
            <LedgerRow key={key} job={entry} home={profile.location} />
          ))}
        </ol>
      )}
      {credentials.length > 0 && (
        <CredentialLists lists={credentials} heading={sections.experiences.heading} />
      )}
    </SectionFrame>
  )
}
