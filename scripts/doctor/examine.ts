import { dateFaults } from './dates'
import { type Examined, type Finding, levels } from './finding'
import { hints } from './hints'
import { linkFaults } from './links'
import { pictureFaults } from './pictures'
import { sampleValues } from './samples'
import { longTexts } from './texts'

const checks = [sampleValues, linkFaults, dateFaults, pictureFaults, longTexts, hints]

/** All that keeps a site from being sent to somebody, the most important first. */
export function examine(site: Examined): Finding[] {
  const findings = checks.flatMap((check) => check(site))
  // Where a value is the sample's, nothing else about it matters.
  const samples = new Set(findings.filter(({ level }) => level === 'sample').map(placeKey))
  return inOrder(findings.filter((finding) => finding.level === 'sample' || !samples.has(placeKey(finding))))
}

/** The most important first; those that matter as much as they were. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))
}

function placeKey({ file, entry, field }: Finding): string {
  return JSON.stringify([file, entry, field])
}
