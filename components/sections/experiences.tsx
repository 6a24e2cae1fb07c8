import { credentialLists } from '@/components/lib/credentials'
import { jobsInFull } from '@/components/lib/density'
import { markRuns } from '@/components/lib/jobs'
import { CredentialLists } from '@/components/sections/credential-lists'
import { ExperienceCard } from '@/components/sections/experience-card'
import { LedgerRow } from '@/components/sections/ledger-row'
import { SectionFrame } from '@/components/sections/section-frame'
import type { Content } from '@/content/schema/validate'

/** The jobs, newest first, on the signal line; then education and the other optional lists (E1, D7). */
export function Experiences({ content }: { content: Content }) {
  const { sections, experiences, profile } = content
  const credentials = credentialLists(content)
  const inFull = jobsInFull(experiences.length)
  const older = experiences.slice(inFull)
  return (
    <SectionFrame id="experiences" content={content}>
      {experiences.length > 0 && (
        <ol className="full-column entries mt-10">
          {markRuns(experiences.slice(0, inFull)).map((placed, i) => (
            <ExperienceCard key={i} {...placed} home={profile.location} />
          ))}
        </ol>
      )}
      {older.length > 0 && (
        <ol className="full-column ledger hidden mt-12" start={inFull + 1}>
          {older.map((job, i) => (
            <LedgerRow key={i} job={job} home={profile.location} />
          ))}
        </ol>
      )}
      {credentials.length > 0 && (
        <CredentialLists lists={credentials} heading={sections.experiences.heading} />
      )}
    </SectionFrame>
  )
}
