import { type Finding, type Level, levels } from './finding'

const headings: Record<Level, string> = {
  sample:
    'Still the sample’s: must go before anybody sees the site. npm run setup fills content/ with what you have',
  wrong: 'Looks wrong',
  weak: 'Could be better',
  hint: 'Not there, which may be as you want it',
}

/** The findings for a person: the most important first, those of one entry that say the same in one line. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing keeps this site from being sent to somebody.'
  return levels
    .flatMap((level) => {
      const found = findings.filter((finding) => finding.level === level)
      return found.length > 0 ? [`${headings[level]} (${found.length})`, ...linesOf(found), ''] : []
    })
    .join('\n')
    .trimEnd()
}

function linesOf(findings: readonly Finding[]): string[] {
  return [...grouped(findings).values()].map((group) => {
    const { file, entry, why, fix } = group[0]
    const fields = [...new Set(group.map(({ field }) => field).filter(Boolean))].join(', ')
    return `  ${[file, entry, fields].filter(Boolean).join(', ')}: ${why}. ${fix}`
  })
}

function grouped(findings: readonly Finding[]): Map<string, [Finding, ...Finding[]]> {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { file, entry, why } = finding
    const key = JSON.stringify([file, entry, why])
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return groups
}
