import type { CSSProperties, ReactNode } from 'react'
import faults from '@/components/lib/made-faults.json'
import type { ContentFault } from '@/content/schema/fault'

/** Inline styles, because utilities of this page would be in the CSS of the export. */
const styles = {
  page: { maxWidth: '58rem', paddingBlock: 'clamp(3rem, 10vw, 7rem)', minHeight: '100svh' },
  list: { marginTop: '3rem', borderTop: '1px solid var(--hairline)' },
  entry: { paddingBlock: '2rem', borderBottom: '1px solid var(--hairline)' },
  place: { color: 'var(--accent)', overflowWrap: 'anywhere' },
  problem: { color: 'var(--heading)', marginTop: '0.5rem', overflowWrap: 'anywhere' },
  source: {
    marginTop: '1.25rem',
    padding: '1rem 1.25rem',
    overflowX: 'auto',
    background: 'var(--sunken)',
    border: '1px solid var(--hairline)',
    borderRadius: '0.5rem',
    fontFamily: 'var(--font-mono), monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.7,
    tabSize: 2,
  },
} satisfies Record<string, CSSProperties>

/** English only: these texts are for the owner, not for visitors. */
const text = {
  label: 'npm run dev',
  heading: (count: number) => `${count === 1 ? 'One thing' : `${count} things`} to fix in your content`,
  subject: 'This',
  next: 'The site is back as soon as you save the fix.',
}

/** In development, shows the faults of the content instead of the site. Not in the export (O3). */
export function ContentCheck({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV !== 'development' || faults.length === 0) return children
  return <ContentFaults faults={faults} />
}

/** A page that lists every fault with its file, entry, field, fix and the owner's own line. */
export function ContentFaults({ faults }: { faults: readonly ContentFault[] }) {
  return (
    <main className="column" style={styles.page} aria-labelledby="content-faults" lang="en" dir="ltr">
      <p className="fact">{text.label}</p>
      <h1 id="content-faults" className="text-title" style={{ marginTop: '0.75rem' }}>
        {text.heading(faults.length)}
      </h1>
      <p style={{ marginTop: '1rem' }}>{text.next}</p>
      <ol style={styles.list}>
        {faults.map((fault) => (
          <Fault key={`${fault.file} ${fault.field} ${fault.entry} ${fault.message}`} {...fault} />
        ))}
      </ol>
    </main>
  )
}

function Fault({ file, line, entry, field, value, message, source }: ContentFault) {
  // The first sentence is the problem, the others are the fix.
  const [, problem = message, fix] = /^(.*?\.) (?=[A-Z])(.*)$/s.exec(message) ?? []
  const place = [line ? `${file}:${line}` : file, entry].filter(Boolean)
  return (
    <li style={styles.entry}>
      <p className="fact" style={styles.place}>
        {place.join(', ')}
      </p>
      <h2 className="text-subtitle" style={styles.problem}>
        {field ?? value ?? text.subject} {problem}
      </h2>
      {fix && <p style={{ marginTop: '0.25rem' }}>{fix}</p>}
      {source && <pre style={styles.source}>{source}</pre>}
    </li>
  )
}
