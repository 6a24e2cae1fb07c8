import type { CSSProperties, ReactNode } from 'react'
import faults from '@/components/lib/made-faults.json'
import type { ContentFault } from '@/content/schema/fault'

/** Inline styles where the site has no utility, because new utilities of this page would be in the CSS of the export. */
const styles = {
  page: { maxWidth: '58rem', paddingBlock: 'clamp(3rem, 10vw, 7rem)', minHeight: '100svh' },
  source: { overflowX: 'auto', lineHeight: 1.7, tabSize: 2 },
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
      <h1 id="content-faults" className="mt-3 text-title">
        {text.heading(faults.length)}
      </h1>
      <p className="mt-4">{text.next}</p>
      <ol className="mt-12 border-hairline border-t">
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
    <li className="border-hairline border-b py-8">
      <p className="fact text-accent">{place.join(', ')}</p>
      <h2 className="mt-1 text-subtitle">
        {field ?? value ?? text.subject} {problem}
      </h2>
      {fix && <p className="mt-1">{fix}</p>}
      {source && (
        <pre
          className="fact mt-5 rounded-control border border-hairline bg-sunken px-5 py-3"
          style={styles.source}
        >
          {source}
        </pre>
      )}
    </li>
  )
}
