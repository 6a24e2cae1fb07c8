import { absoluteUrl, projectAddress, type Site } from '@/app/documents/addresses'
import { shortenAddress } from '@/app/documents/fonts'
import { LINKS_SHOWN } from '@/components/density'
import {
  type Credential,
  type CredentialList,
  credentialLists,
  hasDetails,
} from '@/components/home/credentials'
import { jobNames } from '@/components/home/jobs'
import { formatMonth, formatPeriod, formatYears } from '@/components/text/dates'
import { format, formatCount } from '@/components/text/format'
import { joinList, toSentence } from '@/components/text/punctuation'
import type { Experience, Project } from '@/content/schema/content'
import { networkName } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'
import { entries as entryWords, contact as mail, resumeDates, resume as words } from '@/content/words'

/** A text of the resume. The template styles it by its role. */
interface ResumeText {
  role: 'strong' | 'text' | 'link'
  text: string
  url?: string
}

/** A heading or a line, with a fact beside it and texts below it. */
interface ResumeEntry {
  /** Dates, or the name of a group of skills. */
  aside: string
  kind: 'heading' | 'line'
  /** Lists of texts. The template adds the separators, because symbols without a font go. */
  parts: ResumeText[][]
  /** A paragraph above the points. */
  summary: string
  points: readonly string[]
  /** The techniques, below the points. */
  stack: string
}

export type Resume = ReturnType<typeof createResume>

/** The part of the content that a resume has. Every job, entry and featured project is named. */
export interface Extent {
  /** Number of jobs with a heading and texts. */
  jobs: number
  /** Maximum number of bullet points of a job. */
  jobPoints: number
  /** Number of featured projects with a heading. */
  projects: number
  /** Maximum number of bullet points of a project. */
  projectPoints: number
  hasProjectStacks: boolean
  /** Whether entries of lists have their description and points. */
  hasDetails: boolean
}

/** The extent of a resume that leaves out nothing. */
export const everything: Extent = {
  jobs: Number.POSITIVE_INFINITY,
  jobPoints: Number.POSITIVE_INFINITY,
  projects: Number.POSITIVE_INFINITY,
  projectPoints: Number.POSITIVE_INFINITY,
  hasProjectStacks: true,
  hasDetails: true,
}

/** Maximum number of names in the closing line of projects. */
const MAX_NAMES = 12

/** Returns the texts of the resume in reading order. Empty sections are left out. */
export function createResume(content: Content, site: Pick<Site, 'url'>, extent: Extent) {
  const { profile, sections } = content
  const lists = credentialLists(content)
  const education = lists.filter(({ list }) => list === 'education')
  const others = lists.filter(({ list }) => list !== 'education')
  const otherLists = others.map((list) => listSection(list, extent.hasDetails))
  const jobs = {
    title: sections.experiences.label,
    entries: content.experiences.map((job, i) => jobEntry(job, i < extent.jobs, extent.jobPoints)),
  }
  const skills = {
    title: words.skills,
    entries: content.skillGroups.map(({ title, skills }) =>
      // Skills without a group are imported as a group with the title of the section.
      line(title === words.skills ? '' : title, [skills.map(({ name }) => plain(name))]),
    ),
  }
  const projects = {
    title: sections.projects.label,
    entries: [
      ...content.featuredProjects
        .slice(0, extent.projects)
        .map((project) => projectEntry(project, site, extent)),
      ...otherProjects(content, site, extent.projects),
    ],
  }
  const career = [jobs, ...education.map((list) => listSection(list, extent.hasDetails)), skills]
  const parts = { about: [], experiences: career, projects: [projects] }
  const work = content.sectionOrder.flatMap((section) => parts[section])
  return {
    name: profile.name,
    title: [profile.title, profile.location].filter(Boolean).join('\u00a0· '),
    contacts: listContacts(profile, site),
    summary: [profile.intro ?? '', profile.status ? toSentence(profile.status) : ''],
    sections: [...work, ...otherLists].filter(({ entries }) => entries.length > 0),
  }
}

function listContacts({ email, links }: Content['profile'], site: Pick<Site, 'url'>) {
  const address = (label: string, url: string) => ({ label, address: shortenAddress(url), url })
  const contacts: ReturnType<typeof address>[] = []
  if (email) contacts.push({ label: mail.mail, address: email, url: `mailto:${email}` })
  if (site.url) contacts.push(address(words.web, site.url))
  const shown = links.slice(0, LINKS_SHOWN)
  return [...contacts, ...shown.map((link) => address(networkName(link), link.href))]
}

const strong = (text: string, url?: string): ResumeText => ({ role: 'strong', text, url })

function plain(text: string, url?: string): ResumeText {
  return { role: url ? 'link' : 'text', text, url }
}

function line(aside: string | undefined, parts: ResumeText[][]): ResumeEntry {
  return { kind: 'line', aside: aside ?? '', parts, summary: '', points: [], stack: '' }
}

function heading(
  aside: string | undefined,
  names: ResumeText[],
  { summary = '', points = [], stack = '' }: Partial<ResumeEntry>,
): ResumeEntry {
  return { kind: 'heading', aside: aside ?? '', parts: [names], summary, points, stack }
}

function formatStack(stack: readonly string[]): string {
  return stack.length > 0 ? format(entryWords.stack, { stack: joinList(stack) }) : ''
}

function jobEntry(job: Experience, isInFull: boolean, points: number): ResumeEntry {
  const { startDate, endDate, location, summary, responsibilities, stack } = job
  const [first, ...others] = jobNames(job)
  const names = [
    strong(first.text, first.link),
    ...others.map(({ text, link }) => plain(text, link)),
    ...(location ? [plain(location)] : []),
  ]
  if (!isInFull) return line(formatYears(startDate, endDate), [names])
  const texts = { summary, points: responsibilities.slice(0, points), stack: formatStack(stack) }
  return heading(formatPeriod(startDate, endDate), names, texts)
}

function listSection({ list, title, entries }: CredentialList, isDetailed: boolean) {
  if (list !== 'languages') return { title, entries: entries.map((entry) => listEntry(entry, isDetailed)) }
  const languages = entries.map(({ title, detail }) =>
    detail ? `${title.text} (${detail.text})` : title.text,
  )
  return { title, entries: [line('', [languages.map((language) => plain(language))])] }
}

function listEntry(entry: Credential, isDetailed: boolean): ResumeEntry {
  const { title, detail, dates, facts, description, points } = entry
  const names = [
    strong(title.text, title.link),
    ...(detail ? [plain(detail.text, detail.link)] : []),
    ...(facts ? [plain(facts)] : []),
  ]
  const isShort = !isDetailed || !hasDetails(entry)
  return isShort ? line(dates, [names]) : heading(dates, names, { summary: description, points })
}

function projectEntry(project: Project, site: Pick<Site, 'url'>, extent: Extent): ResumeEntry {
  const { title, type, createdAt, slug, description, bulletpoints, stack } = project
  // Sentences describe a project in more detail. Short facts do not.
  const areSentences = bulletpoints.some((point) => point === toSentence(point))
  const address = site.url && projectAddress(site, slug)
  const names = [strong(title, address), ...(type ? [plain(type)] : [])]
  return heading(
    // In the format of the jobs.
    createdAt && formatMonth(createdAt, resumeDates),
    names,
    {
      summary: extent.projectPoints > 0 && !areSentences ? description : '',
      points: bulletpoints.slice(0, extent.projectPoints),
      stack: extent.hasProjectStacks ? formatStack(stack) : '',
    },
  )
}

/** Returns a line with the names of the other projects, and the address of all projects. */
function otherProjects(content: Content, site: Pick<Site, 'url'>, headings: number): ResumeEntry[] {
  const { featuredProjects, olderProjects } = content
  const rest = [...featuredProjects.slice(headings), ...olderProjects]
  if (rest.length === 0) return []
  const names = rest.slice(0, MAX_NAMES).map(({ title }) => title)
  const unnamed = rest.length - names.length
  if (unnamed > 0) names.push(formatCount(words.andMore, unnamed))
  else names.push(toSentence(names.pop() ?? ''))
  const parts = [names.map((name) => plain(name))]
  if (site.url) {
    const all = absoluteUrl(site, 'projects')
    parts.push([plain(words.all)], [plain(shortenAddress(all), all)])
  }
  return [line(words.more, parts)]
}
