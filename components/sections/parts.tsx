import { directionOf } from '../lib/direction'
import { keyed } from '../lib/keyed'
import type { Part, PartEntry, Words } from '../lib/parts'
import { OutboundLink } from '../ui/outbound-link'

/** D7: education, certifications and so on as quiet lists, their dates in the mono voice. */
export function Parts({ parts }: { parts: Part[] }) {
  return (
    <div className="parts full-column">
      {parts.map(({ file, title, entries }) => (
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

function Entry({ entry: { title, detail, dates, points } }: { entry: PartEntry }) {
  return (
    <li className="part-entry">
      <div>
        <p className="part-name">
          <Told words={title} />
        </p>
        {detail && (
          <p>
            <Told words={detail} />
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

function Told({ words: { text, link } }: { words: Words }) {
  return link ? <OutboundLink href={link}>{text}</OutboundLink> : text
}
