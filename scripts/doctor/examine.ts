import { addressFaults } from './address'
import { dateFaults } from './dates'
import { type Examined, type Finding, findingAt, inOrder } from './finding'
import { linkFaults } from './links'
import { pictureFaults } from './pictures'
import { longTexts, sampleTexts } from './texts'

/** All that an owner should look at before they send somebody their site, the most important first. */
export function examine(site: Examined): Finding[] {
  const findings = [
    ...addressFaults(site),
    ...sampleTexts(site),
    ...linkFaults(site),
    ...dateFaults(site),
    ...pictureFaults(site),
    ...longTexts(site),
    ...missingFields(site),
  ]
  // Where a value is the sample's, nothing else about it matters.
  const samples = new Set(findings.filter(({ level }) => level === 'sample').map(placeKey))
  return inOrder(findings.filter((finding) => finding.level === 'sample' || !samples.has(placeKey(finding))))
}

function placeKey({ file, entry, field }: Finding): string {
  return JSON.stringify([file, entry, field])
}

/** What is left out of the profile, perhaps on purpose. */
function* missingFields(site: Examined): Generator<Finding> {
  const { email, links, intro, portrait } = site.content.profile
  const missing = (field: string, why: string, fix: string) =>
    findingAt(site, { key: 'profile', path: [field] }, 'hint', why, fix)
  if (!email && !links?.length) {
    yield missing('email', 'is left out, and so are links: nobody can answer you', 'Write one of them.')
  }
  if (!intro) yield missing('intro', 'is left out', 'Say in one sentence what you do.')
  if (!portrait) yield missing('portrait', 'is left out', 'Add a photograph, if you like.')
}
