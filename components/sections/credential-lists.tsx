import {
  type Credential,
  type CredentialList,
  groupByIssuer,
  hasDetails,
  hasOnlyName,
  type LinkedText,
} from '@/components/lib/credentials'
import { ROWS_OF_ISSUER_SHOWN, ROWS_SHOWN, split } from '@/components/lib/density'
import { directionProps } from '@/components/lib/direction'
import { joinList } from '@/components/lib/punctuation'
import { BidiText } from '@/components/ui/bidi-text'
import { More } from '@/components/ui/more'
import { OutboundLink } from '@/components/ui/outbound-link'
import { Bullets, Prose } from '@/components/ui/prose'

/**
 * The optional lists of the Experiences section, such as education (D7).
 *
 * @param lists non-empty lists
 * @param heading the heading of the section. A list with the same title hides its own
 */
export function CredentialLists({ lists, heading }: { lists: CredentialList[]; heading: string }) {
  return (
    <div className="-ms-(--label) mt-16 grid gap-10 [h2+&]:mt-10">
      {lists.map(({ file, title, entries }) => (
        // `hidden` is revealed on scroll (H6); it is not `display: none`.
        <div
          key={file}
          className="credential-list hidden grid gap-5 border-hairline border-t pt-6 xl:grid-cols-[var(--label)_minmax(0,1fr)] xl:gap-x-0"
        >
          <h3 className={title === heading ? 'sr-only' : 'fact [font-weight:400] text-muted xl:pt-[0.3rem]'}>
            {title}
          </h3>
          <div className="grid gap-6 xl:col-start-2">
            {entries.every(hasOnlyName) ? (
              <Names entries={entries} />
            ) : (
              <Groups entries={entries} title={title} />
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Names with a detail, such as languages and levels, on one line. */
function Names({ entries }: { entries: readonly Credential[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {entries.map(({ title, detail }, i) => (
        <li key={i}>
          <span className="me-2 [font-weight:600] text-heading">
            <BidiText>{title.text}</BidiText>
          </span>{' '}
          {detail && <BidiText>{detail.text}</BidiText>}
        </li>
      ))}
    </ul>
  )
}

/** Entries, grouped below the issuers that several of them share. */
function Groups({ entries, title }: { entries: readonly Credential[]; title: string }) {
  const groups = groupByIssuer(entries)
  const count = groups.length > 1 ? ROWS_OF_ISSUER_SHOWN : ROWS_SHOWN
  return groups.map(({ issuer, entries }, i) => {
    const { shown, rest } = split(entries, count)
    return (
      <div key={i}>
        {issuer && (
          <h4 className="mb-1">
            <BidiText>{joinList([issuer, String(entries.length)])}</BidiText>
          </h4>
        )}
        <Rows entries={shown} issuer={issuer} />
        <More count={rest.length} of={issuer ?? title}>
          <Rows entries={rest} issuer={issuer} />
        </More>
      </div>
    )
  })
}

function Rows({ entries, issuer }: { entries: readonly Credential[]; issuer?: string }) {
  return (
    <ul className="rows">
      {entries.map((entry, i) => {
        const detail = issuer && !entry.detail?.link ? undefined : entry.detail
        return hasDetails(entry) ? (
          <Entry key={i} {...entry} detail={detail} />
        ) : (
          <Row key={i} {...entry} detail={detail} />
        )
      })}
    </ul>
  )
}

/** An entry on one line: title, issuer, date. */
function Row({ title, detail, dates, facts }: Credential) {
  return (
    <li className="row">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="[font-weight:500] text-heading">
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
    </li>
  )
}

/** An entry with a description or points. */
function Entry({ title, detail, dates, facts, description, points }: Credential) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="[font-weight:600] text-heading">
          <MaybeLink {...title} />
        </p>
        {detail && (
          <p>
            <MaybeLink {...detail} className="detail-link" />
          </p>
        )}
        {facts && <p className="fact text-muted">{facts}</p>}
      </div>
      {dates && <p className="fact text-muted md:pt-[0.3rem]">{dates}</p>}
      {description && (
        <p {...directionProps(description)} className="mt-1 max-w-measure md:col-span-full">
          <Prose text={description} />
        </p>
      )}
      {points.length > 0 && <Bullets texts={points} className="mt-3 md:col-span-full" />}
    </li>
  )
}

function MaybeLink({ text, link, className = 'row-link' }: LinkedText & { className?: string }) {
  const words = <BidiText>{text}</BidiText>
  if (!link) return words
  return (
    <OutboundLink href={link} className={className}>
      {words}
    </OutboundLink>
  )
}
