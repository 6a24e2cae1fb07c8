import { formatFaults, joinLimited } from '@/content/schema/errors'
import type { Diagnosis } from '@/scripts/doctor/diagnose'
import { type Finding, headings } from '@/scripts/doctor/findings'

/** Maximum number of entries or fields in a line. */
const NAMES_SHOWN = 10

/** Returns what is left of the sample: nothing, parts of it, or also the name of its person. */
export function sampleLeft({ findings }: Pick<Diagnosis, 'findings'>): 'nothing' | 'parts' | 'name' {
  const left = findings.filter(({ kind }) => kind === 'sample')
  if (left.some(({ path }) => path.join('.') === 'profile.name')) return 'name'
  return left.length > 0 ? 'parts' : 'nothing'
}

/** Formats the diagnosis for a terminal, the most important first, with what to do next. */
export function report(diagnosis: Diagnosis): string {
  const { faults, findings, notes } = diagnosis
  const parts: string[] = []
  for (const [kind, heading] of Object.entries(headings)) {
    const lines = formatFindings(findings.filter((finding) => finding.kind === kind))
    if (lines.length > 0) parts.push([heading, ...lines].join('\n'))
  }
  const all = [...parts, ...notes.map((note) => `Note: ${note}`)]
  const found = faults.length > 0 ? [formatFaults(faults)] : all
  const conclusion = conclusions[faults.length > 0 ? 'faults' : sampleLeft(diagnosis)]
  return [...found, conclusion].join('\n\n')
}

/** The state of the site, and the next step. */
const conclusions = {
  faults: `Not ready to publish: the site cannot be built.
Next: fix the problems above, then run npm run doctor again.`,
  name: `Not ready to publish: this is still the sample.
Next: npm run setup fills content/ with what you have. Then run npm run doctor again.`,
  parts: `Not ready to publish: parts of the sample are left.
Next: edit the places above in content/, then run npm run doctor again.`,
  nothing: `Ready to publish.
Next: npm start shows the site on this computer; docs/hosts.md describes how to publish it.`,
}

/** Formats each message once for a file, with all entries and fields that it is about. */
function formatFindings(findings: readonly Finding[]): string[] {
  const groups = new Map<string, { place: string; names: Set<string>; message: string }>()
  for (const { file, line, entry, field, message } of findings) {
    const place = line ? `${file}:${line}` : file
    const group = groups.get(file + message) ?? { place, names: new Set(), message }
    groups.set(file + message, group)
    group.names.add([entry, field].filter(Boolean).join(', '))
  }
  return [...groups.values()].map(({ place, names, message }) => {
    const listed = joinLimited([...names].filter(Boolean), NAMES_SHOWN, ',')
    return `  ${[place, listed].filter(Boolean).join(', ')}: ${message}`
  })
}
