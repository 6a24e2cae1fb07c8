import { type ContentFault, formatFaults, joinLimited } from '@/content/schema/fault'
import { type Finding, type Level, levels } from '@/scripts/doctor/finding'
import { escapeMessage } from '@/scripts/github/actions'

/** The result of the doctor: faults, which stop the build, or findings. */
export interface Diagnosis {
  faults: readonly ContentFault[]
  /** The most important first. */
  findings: readonly Finding[]
  /** Notes of the build about what the resume, the cards or a picture leaves out. */
  notes?: readonly string[]
  /** Whether the address of the site is known before a host builds it. */
  hasAddress: boolean
}

const headings: Record<Level, string> = {
  sample: 'Sample content: replace it before you publish',
  wrong: 'Looks wrong',
  weak: 'Could be better',
  hint: 'Missing, perhaps on purpose',
}

/** Maximum number of places that are shown on GitHub. */
const PLACES_SHOWN = 3

/** Maximum number of entries or fields in a line. */
const NAMES_SHOWN = 10

/** Returns whether the site may be published. Its host may provide the address. */
export function isPublishable({ faults, findings }: Diagnosis): boolean {
  return faults.length === 0 && findings.every(({ level }) => level !== 'sample')
}

/** Formats the diagnosis for a terminal, the most important first, with what to do next. */
export function report(diagnosis: Diagnosis): string {
  const { faults, findings, notes = [] } = diagnosis
  if (faults.length > 0) return [formatFaults(faults), conclusion(diagnosis)].join('\n\n')
  const parts = levels.map((level) => ({
    heading: headings[level],
    lines: mergeFindings(findings.filter((finding) => finding.level === level)).map(lineOf),
  }))
  return [
    ...parts
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => [heading, ...lines.map((line) => `  ${line}`)].join('\n')),
    ...notes.map((note) => `Note: ${note}`),
    conclusion(diagnosis),
  ].join('\n\n')
}

/** Returns the most important places: what prevents publishing, else what looks wrong. */
export function importantPlaces(diagnosis: Diagnosis): ContentFault[] {
  const level = isPublishable(diagnosis) ? 'wrong' : 'sample'
  const findings = diagnosis.findings.filter((finding) => finding.level === level)
  return [...diagnosis.faults, ...mergeFindings(findings)].slice(0, PLACES_SHOWN)
}

/** Formats the most important places as annotations of GitHub Actions, followed by the conclusion. */
export function annotations(diagnosis: Diagnosis): string {
  const command = isPublishable(diagnosis) ? 'warning' : 'error'
  const lines = importantPlaces(diagnosis).map(({ line, ...place }) => {
    const at = line ? `,line=${line}` : ''
    const file = escapeMessage(place.file).replaceAll(',', '%2C')
    return `::${command} file=${file}${at}::${escapeMessage(lineOf(place))}`
  })
  return [...lines, conclusion(diagnosis)].join('\n')
}

/** Formats whether the site can be published, and what to do next. */
function conclusion(diagnosis: Diagnosis): string {
  const { faults, findings, notes = [] } = diagnosis
  if (faults.length > 0) {
    return 'Not ready to publish: the site cannot be built.\nNext: fix the problems above, then run npm run doctor again.'
  }
  const samples = findings.filter(({ level }) => level === 'sample')
  if (samples.length > 0) {
    const places = samples.length === 1 ? '1 place still needs' : `${samples.length} places still need`
    // An owner who has written their name does not need setup.
    const isUntouched = samples.some(({ file, field }) => file === 'content/profile.ts' && field === 'name')
    const next = isUntouched
      ? 'npm run setup fills content/ with what you have. Edit the rest in content/'
      : 'edit the places above in content/'
    return `Not ready to publish: ${places} your own content.\nNext: ${next}, then run npm run doctor again.`
  }
  if (!diagnosis.hasAddress) {
    return 'Ready to publish on a host that gives the site its address: GitHub Pages, Vercel, Netlify or Cloudflare Pages.\nNext: for any other host, write siteUrl in content/profile.ts. npm start shows the site on this computer; docs/hosts.md describes how to publish it.'
  }
  const others = findings.length + notes.length > 0 ? ' Nothing above prevents it.' : ' No problems found.'
  return `Ready to publish.${others}\nNext: npm start shows the site on this computer; docs/hosts.md describes how to publish it.`
}

/** Formats a finding as file, line, entry, field and message. */
function lineOf({ file, line, entry, field, message }: ContentFault): string {
  const place = [line ? `${file}:${line}` : file, entry, field].filter(Boolean).join(', ')
  return `${place}: ${message}`
}

/** Merges findings with the same reason: fields of one entry, and whole entries of one file. */
function mergeFindings(findings: readonly Finding[]): ContentFault[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.field && finding.entry, finding.why])
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const joined = (texts: string[]) => joinLimited([...new Set(texts)].filter(Boolean), NAMES_SHOWN, ',')
  return [...groups.values()].flatMap((group) => {
    const entry = joined(group.map((finding) => finding.entry))
    const field = joined(group.map((finding) => finding.field))
    return group
      .slice(0, 1)
      .map(({ file, line, why, fix }) => ({ file, line, entry, field, message: `${why}. ${fix}` }))
  })
}
