import type { Credential, CredentialList, LinkedText } from '../lib/credentials'
import { ownDirection } from '../lib/direction'
import { keyed } from '../lib/keyed'
import { OutboundLink } from '../ui/outbound-link'
import { OwnText } from '../ui/own-text'

/**
 * The optional lists of the Experiences section, such as education (D7).
 *
 * @param lists none of them empty
 */
export function CredentialLists({ lists }: { lists: CredentialList[] }) {
  return (
    <div className="full-column mt-16 grid gap-10 [h2+&]:mt-10">
      {lists.map(({ file, title, entries }) => (
        // `hidden` waits to be revealed by the scroll (H6); it is no `display: none`.
        <div
          key={file}
          className="credential-list hidden grid gap-5 border-hairline border-t pt-6 xl:grid-cols-[var(--label)_minmax(0,1fr)] xl:gap-x-0"
        >
          <h3 className="fact font-normal text-muted xl:pt-[0.3rem]">{title}</h3>
          <ul className="grid gap-4">
            {keyed(entries).map(({ key, entry }) => (
              <Entry key={key} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Entry({ entry }: { entry: Credential }) {
  const { title, detail, dates, facts, description, points } = entry
  const isName = !(dates || facts || description || points.length > 0)
  return (
    <li className="grid gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
      {/* A name and a word on it, such as a language and its level, share a line. */}
      <div className={isName ? 'flex flex-wrap gap-x-3' : undefined}>
        <p className="font-semibold text-heading">
          <MaybeLink {...title} />
        </p>
        {detail && (
          <p>
            <MaybeLink {...detail} />
          </p>
        )}
        {facts && <p className="fact text-muted">{facts}</p>}
      </div>
      {dates && <p className="fact text-muted md:pt-[0.3rem]">{dates}</p>}
      {description && (
        <p {...ownDirection(description)} className="mt-1 max-w-measure md:col-span-full">
          {description}
        </p>
      )}
      {points.length > 0 && (
        <ul className="mt-3 grid max-w-measure gap-2.5 md:col-span-full">
          {keyed(points).map(({ key, entry: text }) => (
            <li key={key} {...ownDirection(text)} className="bullet">
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function MaybeLink({ text, link }: LinkedText) {
  const words = <OwnText>{text}</OwnText>
  if (!link) return words
  return (
    <OutboundLink
      href={link}
      className="underline decoration-1 decoration-control underline-offset-[0.25em] hover:text-accent hover:decoration-current"
    >
      {words}
    </OutboundLink>
  )
}
