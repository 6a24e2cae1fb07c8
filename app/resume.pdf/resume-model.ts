import type { Experience, Project } from '@/content/schema'
import type { Content } from '@/content/validate'
import { type Credential, type CredentialList, credentialLists } from '../../components/lib/credentials'
import { formatPeriod } from '../../components/lib/dates'
import { formatStack, jobNames } from '../../components/lib/jobs'
import { formatMonth } from '../../components/lib/month'
import { toSentence } from '../../components/lib/punctuation'
import { projectAddress, type Site, screenAddress } from '../../components/lib/site'
import { formatCount } from '../../components/lib/words'
import { networkName } from '../../content/networks'
import { contact as mail, resumeDates, resume as words } from '../../content/words'
import { shortAddress } from '../typst/short-address'

/** A text of the resume, told by its role; the document decides how each role looks. */
interface ResumeText {
  role: 'strong' | 'text' | 'link'
  text: string
  url?: string
}

/** A heading or a line of text with a fact beside it, and a list below it. */
interface ResumeEntry {
  /** Dates, or the name of a group of skills. */
  aside: string
  kind: 'heading' | 'line'
  /** Lists, each set with the separator between its words. A word whose letters no font has takes its separator with it. */
  words: ResumeText[][]
  /** A paragraph above the points. */
  summary: string
  points: string[]
  /** A line below them. */
  stack: string
}

/** The words of a resume. */
export type Resume = ReturnType<typeof resumeOf>

/** How much of the projects the resume tells. */
export interface Extent {
  /** Featured projects with a heading of their own. */
  projects: number
  /** How many of those, the first ones, say more than their title. */
  told: number
  /** Bullet points of each that is told. */
  points: number
  /** Names of the others in the closing line. */
  names: number
}

/** Of the owner's links, as the intro shows them (I2). */
const LINKS_TOLD = 2

/** The words of the resume in reading order; what is empty has no section. */
export function resumeOf(content: Content, site: Pick<Site, 'url'>, extent: Extent) {
  const { profile, sections } = content
  const credentials = credentialLists(content)
  const isEducation = ({ file }: CredentialList) => file === 'education'
  const address = (label: string, url: string) => ({ label, address: shortAddress(url), url })
  return {
    name: profile.name,
    title: [profile.title, profile.location].filter(Boolean).join(' · '),
    contacts: [
      ...(profile.email
        ? [{ label: mail.mail, address: profile.email, url: `mailto:${profile.email}` }]
        : []),
      ...(site.url ? [address(words.web, site.url)] : []),
      ...profile.links.slice(0, LINKS_TOLD).map((link) => address(networkName(link), link.href)),
    ],
    summary: [profile.intro ?? '', profile.status ? toSentence(profile.status) : ''],
    sections: [
      { title: sections.experiences.label, entries: content.experiences.map(work) },
      ...credentials.filter(isEducation).map(credentialSection),
      {
        title: words.skills,
        entries: content.skillGroups.map(({ title, skills }) =>
          line(title, [skills.map(({ name }) => plain(name))]),
        ),
      },
      {
        title: sections.projects.label,
        entries: [
          ...content.featuredProjects
            .slice(0, extent.projects)
            .map((project, i) => made(project, site, i < extent.told ? extent.points : 0)),
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

function work(entry: Experience): ResumeEntry {
  const [first = { text: '' }, ...others] = jobNames(entry)
  return {
    aside: formatPeriod(entry.startDate, entry.endDate) ?? '',
    kind: 'heading',
    words: [
      [
        strong(first.text, first.link),
        ...others.map(({ text, link }) => plain(text, link)),
        ...(entry.location ? [plain(entry.location)] : []),
      ],
    ],
    summary: entry.summary ?? '',
    points: entry.responsibilities,
    stack: formatStack(entry),
  }
}

/** The most characters of an entry that shares a line with others. */
const FEW_WORDS = 48

function credentialSection({ title, entries }: CredentialList) {
  const texts = entries.map((entry) => entry.title.text + (entry.detail ? ` (${entry.detail.text})` : ''))
  const areShort =
    texts.every((text) => text.length <= FEW_WORDS) &&
    entries.every(
      ({ title, detail, dates, facts, description, points }) =>
        !(title.link || detail?.link || dates || facts || description) && points.length === 0,
    )
  // Such as languages with their levels.
  const inOneLine = () => [line('', [texts.map((text) => plain(text))])]
  return { title, entries: areShort ? inOneLine() : entries.map(credentialEntry) }
}

function credentialEntry({ title, detail, dates, facts, description, points }: Credential): ResumeEntry {
  return {
    aside: dates ?? '',
    kind: description || points.length > 0 ? 'heading' : 'line',
    // Titles stay bold, as those of projects do.
    words: [
      [
        strong(title.text, title.link),
        ...(detail ? [plain(detail.text, detail.link)] : []),
        ...(facts ? [plain(facts)] : []),
      ],
    ],
    summary: description ?? '',
    points: [...points],
    stack: '',
  }
}

/** One of the featured projects. */
function made(project: Project, site: Pick<Site, 'url'>, points: number): ResumeEntry {
  const { title, type, createdAt, slug, bulletpoints } = project
  return {
    // As the experiences write it.
    aside: createdAt ? formatMonth(createdAt, resumeDates) : '',
    kind: 'heading',
    words: [[strong(title, site.url && projectAddress(site, slug)), ...(type ? [plain(type)] : [])]],
    ...NO_TEXTS,
    points: bulletpoints.slice(0, points),
  }
}

/** One line for the projects without a heading, with the way to all of them if the address of the site is known. */
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
  const way = site.url ? [[plain(words.all)], [plain(shortAddress(all), all)]] : []
  return [line(words.more, [names.map((name) => plain(name)), ...way])]
}
