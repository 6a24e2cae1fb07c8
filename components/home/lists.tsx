import clsx from 'clsx/lite'
import { ROWS_SHOWN } from '@/components/density'
import {
  type Credential,
  type CredentialList,
  groupByIssuer,
  hasDetails,
  type LinkedText,
} from '@/components/home/credentials'
import { bidiText } from '@/components/text/bidi-text'
import { joinList } from '@/components/text/punctuation'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Bullets, Paragraph } from '@/components/ui/prose'
import { ShortList } from '@/components/ui/short-list'

const LIST = clsx(
  'hidden grid gap-5 border-t pt-6 print:block',
  'xl:grid-cols-[var(--label)_minmax(0,1fr)] xl:gap-x-0',
)

/**
 * The optional lists of the Experiences section, such as education, and the owner's own (D7, D10).
 *
 * @param lists non-empty lists
 * @param heading the heading of the section. A list with the same title hides its own
 */
export function CredentialLists({ lists, heading }: { lists: CredentialList[]; heading: string }) {
  return (
    <div className="-ms-(--label) mt-16 grid gap-10 [h2+&]:mt-10">
      {lists.map(({ list, title, entries }, i) => (
        <div key={i} className={LIST}>
          <h3
            className={title === heading ? 'sr-only' : 'fact font-normal text-muted xl:pt-[0.3rem] xl:pe-4'}
          >
            {bidiText(title)}
          </h3>
          <div className="grid gap-6 xl:col-start-2">
            {list === 'languages' ? (
              <Languages entries={entries} />
            ) : (
              <Groups entries={entries} title={title} />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Languages and levels on one line. */
function Languages({ entries }: { entries: readonly Credential[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {entries.map(({ title, detail }, i) => (
        <li key={i}>
          <span className="me-2 font-semibold text-heading">{bidiText(title.text)}</span>{' '}
          {detail && bidiText(detail.text)}
        </li>
      ))}
    </ul>
  )
}

/** Entries, grouped below the issuers that several of them share. */
function Groups({ entries, title }: { entries: readonly Credential[]; title: string }) {
  return groupByIssuer(entries).map(({ issuer, entries }, i) => {
    const heading = issuer && joinList([issuer, String(entries.length)])
    return (
      <div key={i}>
        {heading && <h4 className="mb-1">{bidiText(heading)}</h4>}
        <ShortList entries={entries} count={ROWS_SHOWN} of={issuer ?? title}>
          {(rows) => <Rows entries={rows} issuer={issuer} />}
        </ShortList>
      </div>
    )
  })
}

function Rows({ entries, issuer }: { entries: readonly Credential[]; issuer?: string }) {
  return (
    <ul>
      {entries.map((entry, i) => {
        // The heading names a shared issuer.
        const isNamed = issuer && !entry.detail?.link
        return <Row key={i} {...entry} detail={isNamed ? undefined : entry.detail} />
      })}
    </ul>
  )
}

/** Title, issuer and date on one line. If texts follow, the issuer gets its own line. */
function Row(entry: Credential) {
  const { title, detail, dates, facts, description, points } = entry
  const isTall = hasDetails(entry)
  return (
    <li
      className={clsx(
        'flex flex-wrap items-baseline justify-between gap-x-6',
        isTall ? 'gap-y-0.5 not-first:mt-4 [&+*]:mt-4' : 'min-h-10 py-1.5',
      )}
    >
      <p className={clsx('flex-[1_1_14rem]', isTall ? 'grid' : 'flex flex-wrap items-baseline gap-x-3')}>
        <span className="font-medium text-heading">
          <MaybeLink {...title} />
        </span>{' '}
        {detail && (
          <span className="text-muted">
            <MaybeLink {...detail} />
          </span>
        )}{' '}
        {facts && <span className="fact text-muted">{facts}</span>}
      </p>
      {dates && <p className="fact text-muted">{dates}</p>}
      {description && <Paragraph text={description} className="max-w-measure flex-[0_0_100%]" />}
      {points.length > 0 && <Bullets texts={points} className="mt-3 flex-[0_0_100%]" />}
    </li>
  )
}

function MaybeLink({ text, link }: LinkedText) {
  if (!link) return bidiText(text)
  return (
    <OutboundLink
      href={link}
      className="site-link decoration-control decoration-1 underline-offset-[0.25em] hover:text-accent hover:underline"
    >
      {bidiText(text)}
    </OutboundLink>
  )
}
