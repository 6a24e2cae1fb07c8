import clsx from 'clsx/lite'
import { credentialLists } from '@/components/home/credentials'
import { ExperienceCard } from '@/components/home/experience-card'
import { JobText } from '@/components/home/job-text'
import { hasTexts, jobNames, jobsInFull, markRuns, placeElsewhere } from '@/components/home/jobs'
import { CredentialLists } from '@/components/home/lists'
import { SectionFrame } from '@/components/home/section-frame'
import { bidiText } from '@/components/text/bidi-text'
import { formatPeriod, formatYears } from '@/components/text/dates'
import { joinList, separator } from '@/components/text/punctuation'
import type { Experience } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'

/** The jobs, newest first; then education and the other optional lists (E1, D7). */
export function Experiences({ content }: { content: Content }) {
  const { sections, experiences, profile } = content
  const credentials = credentialLists(content)
  const inFull = jobsInFull(experiences.length)
  const older = experiences.slice(inFull)
  return (
    <SectionFrame id="experiences" content={content}>
      {experiences.length > 0 && (
        <ol className="-ms-(--label) mt-10">
          {markRuns(experiences.slice(0, inFull)).map((placed, i) => (
            <ExperienceCard key={i} {...placed} home={profile.location} />
          ))}
        </ol>
      )}
      {older.length > 0 && (
        <ol className="-ms-(--label) hidden mt-12" start={inFull + 1}>
          {older.map((job, i) => (
            <JobRow key={i} job={job} home={profile.location} />
          ))}
        </ol>
      )}
      {credentials.length > 0 && (
        <CredentialLists lists={credentials} heading={sections.experiences.heading} />
      )}
    </SectionFrame>
  )
}

const ROW = 'flex min-h-11 flex-wrap items-center justify-between py-2 pe-6 text-muted'

/** An older job as a row that opens in place: years, title, company (E1). */
function JobRow({ job, home }: { job: Experience; home?: string }) {
  const { startDate, endDate, responsibilities, link } = job
  const [title, company] = jobNames(job)
  const place = placeElsewhere(job, home)
  const row = (
    <>
      <span className="fact flex-[0_0_max(9rem,var(--label))]">{formatYears(startDate, endDate)}</span>{' '}
      <h3 className="flex flex-[1_1_14rem] flex-wrap items-baseline justify-between gap-x-6 text-base font-normal">
        <span className="font-semibold">{bidiText(title.text)}</span>
        {company && (
          <>
            <span className="sr-only">{separator}</span>
            <span className="fact text-muted">{bidiText(company.text)}</span>
          </>
        )}
      </h3>
    </>
  )
  const facts = joinList([formatPeriod(startDate, endDate), place])
  const hasMore = hasTexts(job) || link || place
  return (
    <li className="-mb-px border-y">
      {hasMore ? (
        <details>
          <summary
            className={clsx(
              ROW,
              'hover:text-accent [&::before]:absolute [&::before]:-end-2 print:[&::before]:hidden',
            )}
          >
            {row}
          </summary>
          <div className="ms-(--label) pb-6">
            {facts && <p className="fact text-muted">{facts}</p>}
            <JobText job={job} shown={responsibilities.length} linked />
          </div>
        </details>
      ) : (
        <div className={ROW}>{row}</div>
      )}
    </li>
  )
}
