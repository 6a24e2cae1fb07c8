import type { Credential, CredentialList, LinkedText } from '../lib/credentials'
import { directionOf } from '../lib/direction'
import { keyed } from '../lib/keyed'
import { OutboundLink } from '../ui/outbound-link'

/** D7: education, certifications and so on, each list below a small heading. */
export function CredentialLists({ lists }: { lists: CredentialList[] }) {
  return (
    <div className="parts full-column">
      {lists.map(({ file, title, entries }) => (
        <div key={file} className="part hidden">
          <h3 className="part-title fact">{title}</h3>
          <ul className="part-entries">
            {entries.map((entry) => (
              <Entry key={`${entry.title.text} ${entry.detail?.text} ${entry.dates}`} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Entry({ entry: { title, detail, dates, points } }: { entry: Credential }) {
  return (
    <li className="part-entry">
      <div>
        <p className="part-name">
          <MaybeLink {...title} />
        </p>
        {detail && (
          <p>
            <MaybeLink {...detail} />
          </p>
        )}
      </div>
      {dates && <p className="part-dates fact">{dates}</p>}
      {points.length > 0 && (
        <ul className="part-points">
          {keyed(points).map(({ key, text }) => (
            <li key={key} dir={directionOf(text)} className="bullet">
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
