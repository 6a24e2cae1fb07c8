import type { Credential, CredentialList, LinkedText } from '../lib/credentials'
import { ownDirection } from '../lib/direction'
import { keyed } from '../lib/keyed'
import { OutboundLink } from '../ui/outbound-link'

/**
 * D7: the optional lists of the Experiences section: education, certifications, languages, awards, talks.
 *
 * @param lists none of them empty
 */
export function CredentialLists({ lists }: { lists: CredentialList[] }) {
  return (
    <div className="credential-lists full-column">
      {lists.map(({ file, title, entries }) => (
        // `hidden` waits to be revealed by the scroll (H6); it is no `display: none`.
        <div key={file} className="credential-list hidden">
          <h3 className="credential-title fact">{title}</h3>
          <ul className="credential-entries">
            {entries.map((entry) => (
              <Entry key={[entry.title.text, entry.detail?.text, entry.dates].join('|')} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Entry({ entry: { title, detail, dates, points } }: { entry: Credential }) {
  return (
    <li className="credential">
      <div>
        <p className="credential-name">
          <MaybeLink {...title} />
        </p>
        {detail && (
          <p>
            <MaybeLink {...detail} />
          </p>
        )}
      </div>
      {dates && <p className="credential-dates fact">{dates}</p>}
      {points.length > 0 && (
        <ul className="credential-points">
          {keyed(points).map(({ key, text }) => (
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
  return link ? <OutboundLink href={link}>{text}</OutboundLink> : text
}
