import type { Experience, Project, Section } from '@/content/schema'
import type { Content } from '@/content/validate'
import { formatMonth } from '../lib/month'
import { selectProjects } from '../lib/projects'
import { defaultFilters } from '../lib/query'
import { networks } from './json-resume'
import {
  markdownBlocks as blocks,
  markdownLink as link,
  markdownList as list,
  markdownText as text,
} from './markdown-text'
import { absolute, documentFiles, projectAddress, type Site, screenAddress } from './site'

/** The home page as Markdown: the same texts in the same order. */
export function homeMarkdown(content: Content, site: Site): string {
  const { profile, sections } = content
  return `${blocks(
    `# ${text(profile.name)}`,
    `**${text(profile.title)}**${profile.status ? `, ${text(profile.status)}` : ''}`,
    text(profile.intro),
    list(profile.interests.map(text)),
    `${link('Resume (PDF)', absolute(site, profile.resume))} · ${link('JSON Resume', absolute(site, documentFiles.jsonResume))} · ${link('Contact card', absolute(site, documentFiles.contact))}`,
    heading(sections.about),
    ...profile.about.map(text),
    list(
      content.skillGroups.map(
        (group) => `${text(group.title)}: ${group.skills.map((skill) => text(skill.name)).join(', ')}`,
      ),
    ),
    heading(sections.experiences),
    ...content.experiences.map(experience),
    heading(sections.projects),
    ...content.featuredProjects.map((project) => projectBlock(project, site, '###')),
    link('View all projects', screenAddress(site, 'projects')),
    heading(sections.contact),
    list([
      ...Object.entries(networks).map(([key, name]) =>
        link(name, profile.links[key as keyof typeof networks]),
      ),
      link(profile.email, `mailto:${profile.email}`),
    ]),
  )}\n`
}

/** `/projects` as Markdown, in the order of the screen before anything is chosen. */
export function projectsMarkdown(content: Content, site: Site): string {
  const { allProjects } = content.sections
  return `${blocks(
    `# ${text(allProjects.heading)}`,
    allProjects.lead && text(allProjects.lead),
    `By ${link(`${content.profile.name}, ${content.profile.title}`, site.url)}`,
    ...selectProjects(content.projects, defaultFilters).map((project) => projectBlock(project, site, '##')),
  )}\n`
}

function heading(section: Section): string {
  return blocks(`## ${text(section.label)}`, text(section.heading), section.lead && text(section.lead))
}

function experience(entry: Experience): string {
  return blocks(
    `### ${text(entry.title)}, ${link(entry.company, entry.link)}`,
    `${text(entry.startDate)} – ${text(entry.endDate)}`,
    list(entry.responsibilities.map(text)),
  )
}

function projectBlock(project: Project, site: Site, level: string): string {
  const links: [string, string | undefined][] = [
    ['GitHub', project.github_link],
    ['Demo', project.video_link],
    ['Website', project.website_link],
  ]
  return blocks(
    `${level} ${link(project.title, projectAddress(site, project.slug))}`,
    `${text(project.type)}, ${formatMonth(project.createdAt)}`,
    text(project.description),
    list(project.bulletpoints.map(text)),
    project.footer && text(project.footer),
    links.flatMap(([name, address]) => (address ? [link(name, address)] : [])).join(' · '),
  )
}
