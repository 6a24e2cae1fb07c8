import { shortenAddress } from '@/app/typst/short-address'
import { projectAddress, type Site, screenAddress } from '@/components/lib/addresses'
import {
  type Credential,
  type CredentialList,
  credentialLists,
  hasDetails,
  hasOnlyName,
} from '@/components/lib/credentials'
import { formatMonth, formatPeriod, formatYears } from '@/components/lib/dates'
import { jobsInFull, LINKS_SHOWN } from '@/components/lib/density'
import { formatCount } from '@/components/lib/format'
import { formatStack, hasTexts, jobNames } from '@/components/lib/jobs'
import { toSentence } from '@/components/lib/punctuation'
import type { Experience, Project } from '@/content/schema/content'
import { networkName } from '@/content/schema/networks'
import type { Content } from '@/content/schema/validate'
import { contact as mail, resumeDates, resume as words } from '@/content/words'

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
  /** Lists of texts. The template adds separators, because it leaves out a text whose letters no font has. */
  words: ResumeText[][]
  /** A paragraph above the points. */
  summary: string
  points: readonly string[]
  /** A line below them. */
  stack: string
}

/** The texts of a resume. */
export type Resume = ReturnType<typeof createResume>

/** How many details of projects and lists a resume has. */
export interface Extent {
  /** Number of featured projects with a heading. */
  projects: number
  /** Number of these, from the first, with bullet points. */
  detailed: number
  /** Maximum number of bullet points of a project. */
  points: number
  /** Number of other projects named in the closing line. */
  names: number
  /** Number of entries of lists with their description and points. */
  details: number
}

/** Returns the texts of the resume in reading order. Empty sections are left out. */
export function createResume(content: Content, site: Pick<Site, 'url'>, extent: Extent) {
  const { profile, sections } = content
  const credentials = withDetails(credentialLists(content), extent.details)
  const isEducation = ({ file }: CredentialList) => file === 'education'
  const address = (label: string, url: string) => ({ label, address: shortenAddress(url), url })
  return {
    name: profile.name,
    title: [profile.title, profile.location].filter(Boolean).join('\u00a0· '),
    contacts: [
      ...(profile.email
        ? [{ label: mail.mail, address: profile.email, url: `mailto:${profile.email}` }]
        : []),
      ...(site.url ? [address(words.web, site.url)] : []),
      ...profile.links.slice(0, LINKS_SHOWN).map((link) => address(networkName(link), link.href)),
    ],
    summary: [profile.intro ?? '', profile.status ? toSentence(profile.status) : ''],
    sections: [
      { title: sections.experiences.label, entries: jobs(content.experiences) },
      ...credentials.filter(isEducation).map(credentialSection),
      {
        title: words.skills,
        entries: content.skillGroups.map(({ title, skills }) =>
          // Skills without a group are imported as a group with the title of the section.
          line(title === words.skills ? '' : title, [skills.map(({ name }) => plain(name))]),
        ),
      },
      {
        title: sections.projects.label,
        entries: [
          ...content.featuredProjects
            .slice(0, extent.projects)
            .map((project, i) => projectEntry(project, site, i < extent.detailed ? extent.points : 0)),
          ...otherProjects(content, site, extent),
        ],
      },
      ...credentials.filter((list) => !isEducation(list)).map(credentialSection),
    ].filter((section) => section.entries.length > 0),
  }
}

const NO_TEXTS = { summary: '', points: [], stack: '' }
const strong = (text: string, url?: string): ResumeText => ({ role: 'strong', text, url })
const plain = (text: string, url?: string): ResumeText => ({ role: url ? 'link' : 'text', text, url })
const line = (aside: string, words: ResumeText[][]): ResumeEntry => ({
  kind: 'line',
  aside,
  words,
  ...NO_TEXTS,
})

/** Returns the jobs. The newest have a heading, and those up to the last with texts. The rest are lines, as on the page. */
function jobs(experiences: readonly Experience[]): ResumeEntry[] {
  const headings = Math.max(jobsInFull(experiences.length), experiences.findLastIndex(hasTexts) + 1)
  return experiences.map((job, i) => {
    const { startDate, endDate, location, summary, responsibilities } = job
    const [first, ...others] = jobNames(job)
    const isLine = i >= headings
    return {
      aside: (isLine ? formatYears : formatPeriod)(startDate, endDate) ?? '',
      kind: isLine ? 'line' : 'heading',
      words: [
        [
          strong(first.text, first.link),
          ...others.map(({ text, link }) => plain(text, link)),
          ...(location ? [plain(location)] : []),
        ],
      ],
      summary: summary ?? '',
      points: responsibilities,
      stack: formatStack(job),
    }
  })
}

/** Maximum length of an entry that shares a line with others, in characters. */
const MAX_INLINE_LENGTH = 48

/** Returns the lists with the details of their first entries only. */
function withDetails(lists: readonly CredentialList[], details: number): CredentialList[] {
  let left = details
  return lists.map((list) => ({
    ...list,
    entries: list.entries.map((entry) => {
      if (hasDetails(entry)) left--
      return left < 0 ? { ...entry, description: undefined, points: [] } : entry
    }),
  }))
}

function credentialSection({ title, entries }: CredentialList) {
  const texts = entries.map((entry) => entry.title.text + (entry.detail ? ` (${entry.detail.text})` : ''))
  const areShort = entries.every(hasOnlyName) && texts.every((text) => text.length <= MAX_INLINE_LENGTH)
  // Such as languages and levels.
  const inOneLine = () => [line('', [texts.map((text) => plain(text))])]
  return { title, entries: areShort ? inOneLine() : entries.map(credentialEntry) }
}

function credentialEntry(entry: Credential): ResumeEntry {
  const { title, detail, dates, facts, description, points } = entry
  return {
    aside: dates ?? '',
    kind: hasDetails(entry) ? 'heading' : 'line',
    words: [
      [
        strong(title.text, title.link),
        ...(detail ? [plain(detail.text, detail.link)] : []),
        ...(facts ? [plain(facts)] : []),
      ],
    ],
    summary: description ?? '',
    points,
    stack: '',
  }
}

function projectEntry(project: Project, site: Pick<Site, 'url'>, points: number): ResumeEntry {
  const { title, type, createdAt, slug, description, bulletpoints } = project
  // Sentences describe a project in more detail. Names of techniques do not.
  const areSentences = bulletpoints.some((point) => point === toSentence(point))
  return {
    // In the format of the jobs.
    aside: createdAt ? formatMonth(createdAt, resumeDates) : '',
    kind: 'heading',
    words: [[strong(title, site.url && projectAddress(site, slug)), ...(type ? [plain(type)] : [])]],
    ...NO_TEXTS,
    summary: (points > 0 && !areSentences && description) || '',
    points: bulletpoints.slice(0, points),
  }
}

/** Returns a line with the names of the other projects, and a link to all projects if the address of the site is known. */
function otherProjects(content: Content, site: Pick<Site, 'url'>, extent: Extent): ResumeEntry[] {
  const { featuredProjects, olderProjects } = content
  const rest = [...featuredProjects.slice(extent.projects), ...olderProjects]
  if (rest.length === 0) return []
  const named = rest.slice(0, extent.names)
  const unnamed = rest.length - named.length
  const all = screenAddress(site, 'projects')
  const names = named.map(({ title }, i) =>
    i === named.length - 1 && unnamed === 0 ? toSentence(title) : title,
  )
  if (named.length > 0 && unnamed > 0) names.push(formatCount(words.andMore, unnamed))
  const link = site.url ? [[plain(words.all)], [plain(shortenAddress(all), all)]] : []
  return [line(words.more, [names.map((name) => plain(name)), ...link])]
}
