import type { Content } from '@/content/validate'
import { partsOf } from '../lib/parts'
import {
  markdownBlocks as blocks,
  markdownLink as link,
  markdownList as list,
  markdownText as text,
} from './markdown-text'
import { absolute, documentFiles, projectAddress, type Site } from './site'

/** `llms.txt` as https://llmstxt.org describes it: a title, a summary, and lists of links with a few words each. */
export function llmsText(content: Content, site: Site): string {
  const { profile, sections, featuredProjects } = content
  const file = (name: string, path: string, words: string) =>
    `${link(name, absolute(site, path))}: ${text(words)}`
  const summary = [profile.title && `${text(profile.title)}.`, profile.intro && text(profile.intro)]
  return `${blocks(
    `# ${text(profile.name)}`,
    summary.some(Boolean) ? `> ${summary.filter(Boolean).join(' ')}` : undefined,
    list(factsOf(content)),
    '## Pages',
    list([
      file(
        profile.name,
        documentFiles.homeMarkdown,
        'the home page as Markdown, with experience, skills and contact',
      ),
      ...(content.projects.length > 0
        ? [
            file(
              sections.allProjects.heading,
              documentFiles.projectsMarkdown,
              'every project in full, as Markdown',
            ),
          ]
        : []),
    ]),
    '## Resume',
    list([
      file('Resume', documentFiles.resume, 'tagged PDF'),
      file('JSON Resume', documentFiles.jsonResume, 'the same facts by the JSON Resume schema'),
      file('Contact card', documentFiles.contact, 'vCard'),
    ]),
    featuredProjects.length > 0 ? '## Optional' : undefined,
    list(
      featuredProjects.map(
        (project) => `${link(project.title, projectAddress(site, project.slug))}: ${text(project.type)}`,
      ),
    ),
  )}\n`
}

/** What a reader asks first, one line each. */
function factsOf(content: Content): string[] {
  const { profile, experiences } = content
  const current = experiences.filter((entry) => entry.endDate === 'Present')
  return [
    ...(profile.status ? [text(profile.status)] : []),
    ...current.map(
      ({ title, company, link: address }) =>
        `Now: ${text(title)} at ${address ? link(company, address) : text(company)}`,
    ),
    ...partsOf(content).map(
      ({ title, entries }) =>
        `${title}: ${entries
          .map((entry) => [entry.title.text, entry.detail?.text].filter(Boolean).join(', '))
          .map(text)
          .join('; ')}`,
    ),
    ...(profile.interests.length > 0 ? [`Interests: ${profile.interests.map(text).join(', ')}`] : []),
    ...(profile.email ? [`Mail: ${link(profile.email, `mailto:${profile.email}`)}`] : []),
  ]
}
