import type { ContentInput } from '../../content/files'
import { type Examined, type Finding, findingAt } from './finding'
import { textsIn } from './texts-in'

/** How long a text may be to be read at a glance, in characters, by the part of the content and the field. */
const GLANCE: Partial<Record<keyof ContentInput, Record<string, number>>> = {
  profile: { title: 60, status: 50, intro: 220, interests: 40, about: 700 },
  sections: { label: 20, heading: 60, lead: 160 },
  featuredProjects: { title: 40, type: 20, description: 700, bulletpoints: 220, footer: 160 },
  olderProjects: { title: 40, type: 20, description: 700, bulletpoints: 220, footer: 160 },
  experiences: { title: 60, company: 50, responsibilities: 220 },
  education: { degree: 80, points: 220 },
  skillGroups: { title: 30, name: 30, skills: 30 },
  slides: { title: 80 },
}

/** Texts that a visitor in a hurry would not read to their end. */
export function longTexts(site: Examined): Finding[] {
  return (Object.keys(GLANCE) as (keyof ContentInput)[]).flatMap((key) =>
    textsIn(site.content[key]).flatMap(({ path, text }) => {
      const field = path.findLast((part) => typeof part === 'string')
      const most = GLANCE[key]?.[typeof field === 'string' ? field : '']
      if (most === undefined || text.length <= most) return []
      const why = `has ${text.length} characters, and is read at a glance up to ${most}`
      return [findingAt(site, { key, path }, 'weak', why, 'Say it shorter, or in two.')]
    }),
  )
}
