import type { Content } from '@/content/validate'
import { type Experience, monthNames, type Project } from '../../content/schema'
import { fixed, fromExperience, fromProfile, fromProject, fromSkills, type Located } from './places'
import { projectAddress, type Site, screenAddress, shortAddress } from './site'

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

/** The most names in the closing line of projects. */
const NAMES_AT_MOST = 12

/** The words of the resume in reading order. */
export function resumeOf(content: Content, site: Site, extent: Extent): Resume {
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
        entries: [
          ...content.featuredProjects
            .slice(0, extent.projects)
            .map((project, i) => made(project, site, i < extent.told ? extent.points : 0)),
          ...others(content, site, extent),
        ],
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

function made(project: Project, site: Site, points: number): ResumeEntry {
  return {
    aside: fromProject(project, true, 'createdAt', resumeMonth(project.createdAt)),
    kind: 'heading',
    words: [
      {
        ...fromProject(project, true, 'title', project.title),
        role: 'strong',
        url: projectAddress(site, project.slug),
      },
      { ...fromProject(project, true, 'type', `, ${project.type} `), role: 'text' },
    ],
    points: project.bulletpoints
      .slice(0, points)
      .map((text, i) => fromProject(project, true, `bulletpoints[${i + 1}]`, text)),
  }
}

/** `2025-06` as the experiences write it: `Jun. 2025`. */
function resumeMonth(month: string): string {
  const [year, number] = month.split('-')
  const name = monthNames[Number(number) - 1]
  return `${name}${name === 'May' ? '' : '.'} ${year}`
}

/** One line for the projects without a heading, with the way to all of them. */
function others(content: Content, site: Site, extent: Extent): ResumeEntry[] {
  const rest = [...content.featuredProjects.slice(extent.projects), ...content.olderProjects]
  if (rest.length === 0) return []
  const named = rest.slice(0, NAMES_AT_MOST)
  const unnamed = rest.length - named.length
  const all = screenAddress(site, 'projects')
  return [
    {
      aside: fixed('More'),
      kind: 'line',
      words: [
        ...named.map((project, i): ResumeText => {
          const end = i < named.length - 1 || unnamed > 0 ? ', ' : '. '
          const featured = content.featuredProjects.includes(project)
          return { ...fromProject(project, featured, 'title', `${project.title}${end}`), role: 'text' }
        }),
        ...(unnamed > 0 ? [{ ...fixed(`and ${unnamed} more. `), role: 'text' as const }] : []),
        { ...fixed('All of them: '), role: 'text' },
        { ...fixed(shortAddress(all)), role: 'link', url: all },
      ],
      points: [],
    },
  ]
}
