import { blocks, link, list, text } from '@/app/index.md/markdown-text'
import {
  absoluteUrl,
  documentFiles,
  formatPerson,
  projectAddress,
  type Site,
  screenAddress,
} from '@/components/lib/addresses'
import { type CredentialList, credentialLists, type LinkedText } from '@/components/lib/credentials'
import { formatMonth, formatPeriod } from '@/components/lib/dates'
import { format } from '@/components/lib/format'
import { formatStack, jobNames } from '@/components/lib/jobs'
import { listProjects } from '@/components/lib/projects'
import { joinList } from '@/components/lib/punctuation'
import { type SectionId, shownSections } from '@/components/site/navigation'
import type { Experience, Project, Section } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { projectLinks, documents as words } from '@/content/words'

/** Returns the home page as Markdown: the same texts in the same order. */
export function createHomeMarkdown(content: Content, site: Site): string {
  const { profile, sections } = content
  const bodies: Record<SectionId, (string | undefined)[]> = {
    about: [
      ...profile.about.map(text),
      list(content.slides.map(({ title }) => text(title))),
      list(
        content.skillGroups.map(
          (group) => `${text(group.title)}: ${joinList(group.skills.map((skill) => text(skill.name)))}`,
        ),
      ),
    ],
    experiences: [...content.experiences.map(formatJob), ...credentialLists(content).map(formatList)],
    projects: [
      ...content.featuredProjects.map((project) => formatProject(project, site, '###')),
      content.olderProjects.length > 0 ? link(words.viewAll, screenAddress(site, 'projects')) : undefined,
    ],
    contact: [
      list([
        ...profile.links.map(({ label, href }) => link(label, href)),
        ...(profile.email ? [link(profile.email, `mailto:${profile.email}`)] : []),
      ]),
    ],
  }
  return `${blocks(
    `# ${text(profile.name)}`,
    joinList([profile.title && `**${text(profile.title)}**`, profile.status && text(profile.status)]),
    profile.location && text(profile.location),
    profile.intro && text(profile.intro),
    list(profile.interests.map(text)),
    [
      link(words.resumePdf, absoluteUrl(site, documentFiles.resume)),
      link('JSON Resume', absoluteUrl(site, documentFiles.jsonResume)),
      link(words.contactCard, absoluteUrl(site, documentFiles.contact)),
    ].join(' · '),
    ...shownSections(content).flatMap((section) => [
      formatHeading(sections[section], section === 'about' ? profile.about[0] : undefined),
      ...bodies[section],
    ]),
  )}\n`
}

/** Returns `/projects` as Markdown, in the default order. */
export function createProjectsMarkdown(content: Content, site: Site): string {
  const { allProjects } = content.sections
  return `${blocks(
    `# ${text(allProjects.heading)}`,
    allProjects.lead && text(allProjects.lead),
    format(words.by, { person: link(formatPerson(content.profile), screenAddress(site, 'home')) }),
    ...listProjects(content.projects, content.sortOptions).map((project) =>
      formatProject(project, site, '##'),
    ),
  )}\n`
}

/** @param opening the first paragraph of the section, whose first sentence may be the heading */
function formatHeading({ label, heading, lead }: Section, opening = ''): string {
  // A heading that is derived from the content may also be the label.
  const isRepeated = heading === label || opening.startsWith(heading)
  return blocks(`## ${text(label)}`, isRepeated ? undefined : text(heading), lead && text(lead))
}

function formatJob(entry: Experience): string {
  return blocks(
    `### ${joinList(jobNames(entry).map(formatLinkedText))}`,
    joinList(
      [formatPeriod(entry.startDate, entry.endDate), entry.location].map((fact) => fact && text(fact)),
    ),
    entry.summary && text(entry.summary),
    list(entry.responsibilities.map(text)),
    text(formatStack(entry)),
  )
}

/** Returns an optional list, such as education (D7). */
function formatList({ title, entries }: CredentialList): string {
  return blocks(
    `### ${text(title)}`,
    ...entries.map((entry) =>
      blocks(
        joinList([
          formatLinkedText(entry.title),
          entry.detail && formatLinkedText(entry.detail),
          ...[entry.dates, entry.facts].map((fact) => fact && text(fact)),
        ]),
        entry.description && text(entry.description),
        list(entry.points.map(text)),
      ),
    ),
  )
}

function formatLinkedText({ text: words, link: address }: LinkedText): string {
  return address ? link(words, address) : text(words)
}

function formatProject(project: Project, site: Site, level: string): string {
  const links: [string, string | undefined][] = [
    [projectLinks.code, project.github_link],
    [projectLinks.demo, project.video_link],
    [projectLinks.website, project.website_link],
  ]
  return blocks(
    `${level} ${link(project.title, projectAddress(site, project.slug))}`,
    joinList([project.type && text(project.type), project.createdAt && formatMonth(project.createdAt)]),
    list(project.bulletpoints.map(text)),
    project.description && text(project.description),
    project.footer && text(project.footer),
    links.flatMap(([name, address]) => (address ? [link(name, address)] : [])).join(' · '),
  )
}
