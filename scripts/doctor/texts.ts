import type { ContentInput } from '../../content/files'
import { contentTexts } from '../../content/texts'
import { type Examined, type Finding, findingAt } from './finding'
import { personalTexts } from './sample'

/** Texts that are still the sample's. */
export function* sampleTexts(site: Examined): Generator<Finding> {
  for (const place of personalTexts(site.content)) {
    if (!site.sample.says(place.text) || place.path[0] === 'siteUrl') continue
    yield findingAt(site, place, 'sample', 'says what the sample says', 'Write your own, or remove it.')
  }
}

/** How long a text may be to be read at a glance, in characters, by the part of the content and the field. */
const project = { title: 40, type: 20, description: 700, bulletpoints: 220, footer: 160 }
const GLANCE: Partial<Record<keyof ContentInput, Record<string, number>>> = {
  profile: { title: 60, status: 50, intro: 220, interests: 40, about: 700 },
  sections: { label: 20, heading: 60, lead: 160 },
  featuredProjects: project,
  olderProjects: project,
  experiences: { title: 60, company: 50, responsibilities: 220 },
  education: { degree: 80, points: 220 },
  skillGroups: { title: 30, name: 30, skills: 30 },
  slides: { title: 80 },
}

/** Texts that a visitor in a hurry would not read to their end. */
export function* longTexts(site: Examined): Generator<Finding> {
  for (const { key, path, text } of contentTexts(site.content)) {
    const field = path.findLast((part) => typeof part === 'string')
    const most = GLANCE[key]?.[field ?? ''] ?? Number.POSITIVE_INFINITY
    if (text.length <= most) continue
    const why = `has ${text.length} characters, and is read at a glance up to ${most}`
    yield findingAt(site, { key, path }, 'weak', why, 'Say it shorter, or in two.')
  }
}
