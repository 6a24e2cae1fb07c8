import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import { fixed, fromExperience, fromProfile, fromSkills, type Located } from './places'
import { resumeProjects } from './resume-projects'
import { type Site, shortAddress } from './site'

/** A text of the resume, told by its role; the document decides how each role looks. */
export interface ResumeText extends Located {
  role: 'strong' | 'text' | 'link'
  url?: string
}

/** A heading or a line of text with a fact beside it, and a list below it. */
export interface ResumeEntry {
  /** Dates, or the name of a group of skills. */
  aside: Located
  kind: 'heading' | 'line'
  words: ResumeText[]
  points: Located[]
}

export interface ResumeContact {
  label: Located
  address: Located
  url: string
}

export interface ResumeSection {
  title: Located
  entries: ResumeEntry[]
}

export interface Resume {
  name: Located
  title: Located
  contacts: ResumeContact[]
  summary: Located[]
  sections: ResumeSection[]
}

/** How much of the projects the resume tells; work and skills are always whole. */
export interface Extent {
  /** Featured projects with a heading of their own. */
  projects: number
  /** How many of those, the first ones, say more than their title. */
  told: number
  /** Bullet points of each that is told. */
  points: number
}

/** The words of the resume in reading order. */
export function resumeOf(content: Content, site: Pick<Site, 'url'>, extent: Extent): Resume {
  const { profile, sections } = content
  const contact = (label: string, url: string, address: Located) => ({ label: fixed(label), address, url })
  return {
    name: fromProfile('name', profile.name),
    title: fromProfile('title', profile.title),
    contacts: [
      contact('Mail', `mailto:${profile.email}`, fromProfile('email', profile.email)),
      contact('Web', site.url, fromProfile('siteUrl', shortAddress(site.url))),
      contact('GitHub', profile.links.github, fromProfile('links', shortAddress(profile.links.github))),
      contact('LinkedIn', profile.links.linkedin, fromProfile('links', shortAddress(profile.links.linkedin))),
    ],
    summary: [
      fromProfile('intro', profile.intro),
      ...(profile.status ? [fromProfile('status', `${profile.status}.`)] : []),
    ],
    sections: [
      { title: titled('experiences', sections.experiences.label), entries: content.experiences.map(work) },
      {
        title: fixed('Skills'),
        entries: content.skillGroups.map((group) => ({
          aside: fromSkills(group, group.title),
          kind: 'line' as const,
          words: [
            {
              ...fromSkills(group, group.skills.map((skill) => skill.name).join(', ')),
              role: 'text' as const,
            },
          ],
          points: [],
        })),
      },
      {
        title: titled('projects', sections.projects.label),
        entries: resumeProjects(content, site, extent),
      },
    ].filter((section) => section.entries.length > 0),
  }
}

function titled(section: string, text: string): Located {
  return { text, place: `content/sections.ts, field ${section}.label` }
}

function work(entry: Experience): ResumeEntry {
  return {
    aside: fromExperience(entry, 'startDate', `${entry.startDate} – ${entry.endDate}`),
    kind: 'heading',
    words: [
      { ...fromExperience(entry, 'title', entry.title), role: 'strong' },
      { ...fixed(', '), role: 'text' },
      { ...fromExperience(entry, 'company', entry.company), role: 'link', url: entry.link },
    ],
    points: entry.responsibilities.map((text, i) =>
      fromExperience(entry, `responsibilities[${i + 1}]`, text),
    ),
  }
}
