import { blocks, link, list, text } from '@/app/index.md/markdown-text'
import { absoluteUrl, documentFiles, projectAddress, type Site } from '@/components/lib/addresses'
import { credentialLists } from '@/components/lib/credentials'
import { format } from '@/components/lib/format'
import { currentJobs } from '@/components/lib/jobs'
import { joinList, toSentence } from '@/components/lib/punctuation'
import type { Experience } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'
import { contact, intro, documents as words } from '@/content/words'

/** Returns the text of `llms.txt` (https://llmstxt.org): a title, a summary, and lists of links with descriptions. */
export function createLlmsText(content: Content, site: Site): string {
  const { profile, sections, featuredProjects } = content
  const file = (name: string, path: string, words: string) =>
    `${link(name, absoluteUrl(site, path))}: ${text(words)}`
  const summary = [profile.title && toSentence(text(profile.title)), profile.intro && text(profile.intro)]
  return `${blocks(
    `# ${text(profile.name)}`,
    summary.some(Boolean) ? `> ${summary.filter(Boolean).join(' ')}` : undefined,
    list(listFacts(content)),
    `## ${words.pages}`,
    list([
      file(profile.name, documentFiles.homeMarkdown, words.aboutHome),
      ...(content.projects.length > 0
        ? [file(sections.allProjects.heading, documentFiles.projectsMarkdown, words.aboutProjects)]
        : []),
    ]),
    `## ${words.resume}`,
    list([
      file(words.resume, documentFiles.resume, words.aboutResume),
      file('JSON Resume', documentFiles.jsonResume, words.aboutJsonResume),
      file(words.contactCard, documentFiles.contact, words.aboutContactCard),
    ]),
    // The format reserves this heading for links that readers may skip.
    featuredProjects.length > 0 ? '## Optional' : undefined,
    list(
      featuredProjects.map(
        ({ title, slug, type }) => link(title, projectAddress(site, slug)) + (type ? `: ${text(type)}` : ''),
      ),
    ),
  )}\n`
}

function formatCurrentJob({ title, company, link: address }: Experience): string {
  const employer = company && (address ? link(company, address) : text(company))
  if (title && employer) return format(words.now, { title: text(title), company: employer })
  return `${intro.now}: ${employer ?? text(title ?? '')}`
}

/** Returns the main facts about the owner, one per line. */
function listFacts(content: Content): string[] {
  const { profile } = content
  return [
    ...(profile.status ? [text(profile.status)] : []),
    ...(profile.location ? [text(profile.location)] : []),
    ...currentJobs(content).map(formatCurrentJob),
    ...credentialLists(content).map(
      ({ title, entries }) =>
        `${title}: ${entries
          .map((entry) => joinList([entry.title.text, entry.detail?.text]))
          .map(text)
          .join('; ')}`,
    ),
    ...(profile.interests.length > 0 ? [`${words.interests}: ${joinList(profile.interests.map(text))}`] : []),
    ...(profile.email ? [`${contact.mail}: ${link(profile.email, `mailto:${profile.email}`)}`] : []),
  ]
}
