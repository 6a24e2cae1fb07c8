import { formatPeriod, formatYears } from '@/components/lib/dates'
import { jobNames, placeElsewhere } from '@/components/lib/jobs'
import { joinList, separator } from '@/components/lib/punctuation'
import { JobText } from '@/components/sections/job-text'
import { BidiText } from '@/components/ui/bidi-text'
import type { Experience } from '@/content/schema/content'

/** An older job as a row that opens in place: years, title, company (E1). */
export function LedgerRow({ job, home }: { job: Experience; home?: string }) {
  const { startDate, endDate, summary, responsibilities, stack, link } = job
  const [title = { text: '' }, company] = jobNames(job)
  const facts = joinList([formatPeriod(startDate, endDate), placeElsewhere(job, home)])
  const row = (
    <>
      <span className="fact ledger-years">{formatYears(startDate, endDate)}</span>{' '}
      <h3>
        <span className="font-semibold">
          <BidiText>{title.text}</BidiText>
        </span>
        {company && (
          <>
            <span className="sr-only">{separator}</span>
            <span className="fact text-muted">
              <BidiText>{company.text}</BidiText>
            </span>
          </>
        )}
      </h3>
    </>
  )
  const hasMore = summary || responsibilities.length + stack.length > 0 || link || facts.includes(separator)
  return (
    <li>
      {hasMore ? (
        <details>
          <summary className="ledger-row">{row}</summary>
          <div className="ledger-text">
            {facts && <p className="fact text-muted">{facts}</p>}
            <JobText job={job} shown={responsibilities.length} linked />
          </div>
        </details>
      ) : (
        <div className="ledger-row">{row}</div>
      )}
    </li>
  )
}
