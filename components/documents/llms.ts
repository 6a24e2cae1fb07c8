import type { Content } from '@/content/validate'
import {
  markdownBlocks as blocks,
  markdownLink as link,
  markdownList as list,
  markdownText as text,
} from './markdown-text'
import { absolute, documentFiles, projectAddress, type Site } from './site'

/** `llms.txt` as https://llmstxt.org describes it: a title, a summary, and lists of links with a few words each. */
export function llmsText(content: Content, site: Site): string {
  const { profile, sections } = content
  const file = (name: string, path: string, words: string) =>
    `${link(name, absolute(site, path))}: ${text(words)}`
  const current = content.experiences.filter((entry) => entry.endDate === 'Present')
  return `${blocks(
    `# ${text(profile.name)}`,
    `> ${text(profile.title)}. ${text(profile.intro)}`,
    list([
      ...(profile.status ? [text(profile.status)] : []),
      ...current.map((entry) => `Now: ${text(entry.title)} at ${link(entry.company, entry.link)}`),
      `Interests: ${profile.interests.map(text).join(', ')}`,
      `Mail: ${link(profile.email, `mailto:${profile.email}`)}`,
    ]),
    '## Pages',
    list([
      file(
        profile.name,
        documentFiles.homeMarkdown,
        'the home page as Markdown, with experience, skills and contact',
      ),
      file(
        sections.allProjects.heading,
        documentFiles.projectsMarkdown,
        'every project in full, as Markdown',
      ),
    ]),
    '## Resume',
    list([
      file('Resume', profile.resume, 'tagged PDF, at most two pages'),
      file('JSON Resume', documentFiles.jsonResume, 'the same facts by the JSON Resume schema'),
      file('Contact card', documentFiles.contact, 'vCard'),
    ]),
    '## Optional',
    list(
      content.featuredProjects.map(
        (project) => `${link(project.title, projectAddress(site, project.slug))}: ${text(project.type)}`,
      ),
    ),
  )}\n`
}
