import type { Experience, Project, SkillGroup } from '@/content/schema'
import type { Content } from '@/content/validate'
import { contentDate, isoMonth } from './dates'
import { absolute, documentFiles, projectAddress, type Site } from './site'

/** What we write of https://jsonresume.org/schema, version 1.0.0; all of it is optional there. */
export interface JsonResume {
  $schema: string
  basics: {
    name: string
    label: string
    image: string
    email: string
    url: string
    summary: string
    profiles: { network: string; username: string; url: string }[]
  }
  work: {
    name: string
    position: string
    url: string
    startDate?: string
    endDate?: string
    highlights: string[]
  }[]
  skills: { name: string; keywords: string[] }[]
  projects: {
    name: string
    description: string
    highlights: string[]
    keywords: string[]
    startDate: string
    url: string
    type: string
  }[]
  interests: { name: string }[]
  meta: { canonical: string; version: string; lastModified: string }
}

/** The names of networks, in the order in which the contact section shows them (K1). */
export const networks = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const

/** The content as a JSON Resume: the one place where its fields are matched with ours. */
export function jsonResume(content: Content, site: Site): JsonResume {
  const { profile } = content
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title,
      image: site.picture(profile.portrait),
      email: profile.email,
      url: site.url,
      summary: [profile.intro, ...profile.about].join('\n\n'),
      profiles: keysOf(networks).map((key) => ({
        network: networks[key],
        username: usernameOf(profile.links[key]),
        url: profile.links[key],
      })),
    },
    work: content.experiences.map(workOf),
    skills: content.skillGroups.map(skillsOf),
    projects: content.projects.map((project) => projectOf(project, site)),
    interests: profile.interests.map((name) => ({ name })),
    meta: {
      canonical: absolute(site, documentFiles.jsonResume),
      version: profile.version,
      lastModified: `${contentDate(content)}T00:00:00`,
    },
  }
}

function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[]
}

/** The last part of a profile's address, which is how networks name their members. */
function usernameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? hostname)
}

function workOf(entry: Experience): JsonResume['work'][number] {
  return {
    name: entry.company,
    position: entry.title,
    url: entry.link,
    startDate: isoMonth(entry.startDate),
    endDate: isoMonth(entry.endDate),
    highlights: entry.responsibilities,
  }
}

function skillsOf(group: SkillGroup): JsonResume['skills'][number] {
  return { name: group.title, keywords: group.skills.map((skill) => skill.name) }
}

function projectOf(project: Project, site: Site): JsonResume['projects'][number] {
  return {
    name: project.title,
    description: project.description,
    highlights: project.bulletpoints,
    keywords: [project.type],
    startDate: project.createdAt,
    url: project.website_link ?? projectAddress(site, project.slug),
    type: 'application',
  }
}
