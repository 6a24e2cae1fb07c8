import type { Experience, Project } from '@/content/schema'
import type { Content } from '@/content/validate'
import { type Credential, type CredentialList, credentialLists } from '../../components/lib/credentials'
import { dateRange } from '../../components/lib/dates'
import { sentence, separator } from '../../components/lib/punctuation'
import { projectAddress, type Site, screenAddress } from '../../components/lib/site'
import { counted, filled } from '../../components/lib/words'
import { contact as mail, resumeDates, resume as words } from '../../content/words'
import { networkName } from '../resume.json/json-resume'
import { shortAddress } from '../typst/short-address'
import {
  fixed,
  fromCredential,
  fromExperience,
  fromProfile,
  fromProject,
  fromSkills,
  fromWords,
  type SourcedText,
} from '../typst/sourced-text'

/** A text of the resume, told by its role; the document decides how each role looks. */
export interface ResumeText extends SourcedText {
  role: 'strong' | 'text' | 'link'
  url?: string
}

/** A heading or a line of text with a fact beside it, and a list below it. */
export interface ResumeEntry {
  /** Dates, or the name of a group of skills. */
  aside: SourcedText
  kind: 'heading' | 'line'
  words: ResumeText[]
  points: SourcedText[]
}

export interface ResumeContact {
  label: SourcedText
  address: SourcedText
  url: string
}

export interface ResumeSection {
  title: SourcedText
  entries: ResumeEntry[]
}

export interface Resume {
  name: SourcedText
  title?: SourcedText
  contacts: ResumeContact[]
  summary: SourcedText[]
  sections: ResumeSection[]
}

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
export function resumeOf(content: Content, site: Pick<Site, 'url'>, extent: Extent): Resume {
  const { profile, sections } = content
  const credentials = credentialLists(content)
  const isEducation = ({ file }: CredentialList) => file === 'education'
  const contact = (label: SourcedText, url: string, address: SourcedText) => ({ label, address, url })
  const sectionLabel = (key: 'experiences' | 'projects') => ({
    text: sections[key].label,
    source: `content/sections.ts, field ${key}.label`,
  })
  return {
    name: fromProfile('name', profile.name),
    title: profile.title ? fromProfile('title', profile.title) : undefined,
    contacts: [
      ...(profile.email
        ? [contact(fromWords(mail.mail), `mailto:${profile.email}`, fromProfile('email', profile.email))]
        : []),
      contact(fromWords(words.web), site.url, fromProfile('siteUrl', shortAddress(site.url))),
      ...profile.links
        .slice(0, LINKS_TOLD)
        .map((link) =>
          contact(fixed(networkName(link)), link.href, fromProfile('links', shortAddress(link.href))),
        ),
    ],
    summary: [
      ...(profile.intro ? [fromProfile('intro', profile.intro)] : []),
      ...(profile.status ? [fromProfile('status', sentence(profile.status))] : []),
    ],
    sections: [
      { title: sectionLabel('experiences'), entries: content.experiences.map(work) },
      ...credentials.filter(isEducation).map(credentialSection),
      {
        title: fromWords(words.skills),
        entries: content.skillGroups.map((group) =>
          line(
            fromSkills(group, group.title),
            inOneLine(group.skills.map(({ name }) => fromSkills(group, name))),
          ),
        ),
      },
      {
        title: sectionLabel('projects'),
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

const told = (role: ResumeText['role'], text: SourcedText, url?: string): ResumeText => ({
  ...text,
  role,
  url,
})
const line = (aside: SourcedText, words: ResumeText[]): ResumeEntry => ({
  kind: 'line',
  aside,
  words,
  points: [],
})

/** Each text is a word of its own, so that one whose letters no font has takes its comma with it. */
function inOneLine(texts: readonly SourcedText[]): ResumeText[] {
  return texts.map((one, i) =>
    told('text', { ...one, text: i < texts.length - 1 ? one.text + separator : one.text }),
  )
}

function work(entry: Experience): ResumeEntry {
  const { title, company, startDate, endDate, responsibilities, link } = entry
  return {
    aside: fromExperience(entry, 'startDate', dateRange(startDate, endDate) ?? ''),
    kind: 'heading',
    words: [
      told('strong', fromExperience(entry, 'title', title)),
      told('text', fixed(separator)),
      told(link ? 'link' : 'text', fromExperience(entry, 'company', company), link),
    ],
    points: responsibilities.map((text, i) => fromExperience(entry, `responsibilities[${i + 1}]`, text)),
  }
}

/** The most characters of an entry that shares a line with others. */
const FEW_WORDS = 48

function credentialSection(list: CredentialList): ResumeSection {
  const texts = list.entries.map((entry) => {
    const level = entry.detail ? ` (${entry.detail.text})` : ''
    return fromCredential(list, entry, entry.title.text + level)
  })
  const areShort =
    texts.every(({ text }) => text.length <= FEW_WORDS) &&
    list.entries.every(
      ({ title, detail, dates, points }) => !title.link && !detail?.link && !dates && points.length === 0,
    )
  return {
    title: fromWords(list.title),
    // Such as languages with their levels.
    entries: areShort
      ? [line(fixed(''), inOneLine(texts))]
      : list.entries.map((entry) => credentialEntry(list, entry)),
  }
}

function credentialEntry(list: CredentialList, entry: Credential): ResumeEntry {
  const { title, detail, dates, points } = entry
  const from = (text: string) => fromCredential(list, entry, text)
  return {
    aside: from(dates ?? ''),
    kind: points.length > 0 ? 'heading' : 'line',
    words: [
      // Titles stay bold, as those of projects do.
      told('strong', from(title.text), title.link),
      ...(detail
        ? [
            told('text', fixed(separator)),
            told(detail.link ? 'link' : 'text', from(detail.text), detail.link),
          ]
        : []),
    ],
    points: points.map(from),
  }
}

/** One of the featured projects. */
function made(project: Project, site: Pick<Site, 'url'>, points: number): ResumeEntry {
  const from = (field: string, text: string) => fromProject(project, true, field, text)
  const { title, type, createdAt, slug, bulletpoints } = project
  return {
    aside: from('createdAt', resumeMonth(createdAt)),
    kind: 'heading',
    words: [
      told('strong', from('title', title), projectAddress(site, slug)),
      told('text', from('type', `${separator}${type} `)),
    ],
    points: bulletpoints.slice(0, points).map((text, i) => from(`bulletpoints[${i + 1}]`, text)),
  }
}

/** `2025-06` as the experiences write it: `Jun. 2025`. */
function resumeMonth(month: string): string {
  const [year = '', number] = month.split('-')
  return filled(resumeDates.month, { year, month: resumeDates.months[Number(number) - 1] ?? '' })
}

/** One line for the projects without a heading, with the way to all of them. */
function otherProjects(content: Content, site: Pick<Site, 'url'>, extent: Extent): ResumeEntry[] {
  const { featuredProjects, olderProjects } = content
  const rest = [...featuredProjects.slice(extent.projects), ...olderProjects]
  if (rest.length === 0) return []
  const named = rest.slice(0, extent.names)
  const unnamed = rest.length - named.length
  const all = screenAddress(site, 'projects')
  return [
    line(fromWords(words.more), [
      ...named.map((project, i) => {
        const isLast = i === named.length - 1 && unnamed === 0
        const text = isLast ? `${sentence(project.title)} ` : project.title + separator
        return told('text', fromProject(project, featuredProjects.includes(project), 'title', text))
      }),
      ...(named.length > 0 && unnamed > 0
        ? [told('text', fromWords(`${counted(words.andMore, unnamed)} `))]
        : []),
      told('text', fromWords(`${words.all} `)),
      told('link', fixed(shortAddress(all)), all),
    ]),
  ]
}
