import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import { contact as mail, resume as words } from '../../content/words'
import { type Credential, type CredentialList, credentialLists, type LinkedText } from '../lib/credentials'
import { dateRange } from '../lib/date-range'
import { networkName } from './json-resume'
import { listed, sentence, separator } from './punctuation'
import { resumeProjects } from './resume-projects'
import { shortAddress } from './short-address'
import type { Site } from './site'
import {
  fixed,
  fromCredential,
  fromExperience,
  fromProfile,
  fromSkills,
  fromWords,
  type SourcedText,
} from './sourced-text'

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
      { title: titled('experiences', sections.experiences.label), entries: content.experiences.map(work) },
      ...credentials.filter(isEducation).map(credentialSection),
      {
        title: fromWords(words.skills),
        entries: content.skillGroups.map((group) => ({
          aside: fromSkills(group, group.title),
          kind: 'line' as const,
          words: [
            {
              ...fromSkills(group, listed(group.skills.map((skill) => skill.name))),
              role: 'text' as const,
            },
          ],
          points: [],
        })),
      },
      {
        title: titled('projects', sections.projects.label),
        entries: resumeProjects(content, site, extent),
      },
      ...credentials.filter((list) => !isEducation(list)).map(credentialSection),
    ].filter((section) => section.entries.length > 0),
  }
}

function credentialSection(list: CredentialList): ResumeSection {
  const isShort = list.entries.every(
    ({ title, detail, dates, points }) => !title.link && !detail?.link && !dates && points.length === 0,
  )
  return {
    title: fromWords(list.title),
    entries: isShort ? [inOneLine(list)] : list.entries.map((entry) => credentialEntry(list, entry)),
  }
}

/** Entries of a few words each, such as languages, take one line together. */
function inOneLine(list: CredentialList): ResumeEntry {
  const words = list.entries.map((entry, i): ResumeText => {
    const level = entry.detail ? ` (${entry.detail.text})` : ''
    const end = i < list.entries.length - 1 ? separator : ''
    return { ...fromCredential(list, entry, `${entry.title.text}${level}${end}`), role: 'text' }
  })
  return { aside: fixed(''), kind: 'line', words, points: [] }
}

function credentialEntry(list: CredentialList, entry: Credential): ResumeEntry {
  const told = ({ text, link }: LinkedText, role: ResumeText['role']): ResumeText => ({
    ...fromCredential(list, entry, text),
    role: link ? 'link' : role,
    url: link,
  })
  return {
    aside: fromCredential(list, entry, entry.dates ?? ''),
    kind: entry.points.length > 0 ? 'heading' : 'line',
    words: [
      told(entry.title, 'strong'),
      ...(entry.detail ? [{ ...fixed(separator), role: 'text' as const }, told(entry.detail, 'text')] : []),
    ],
    points: entry.points.map((text) => fromCredential(list, entry, text)),
  }
}

function titled(section: string, text: string): SourcedText {
  return { text, source: `content/sections.ts, field ${section}.label` }
}

function work(entry: Experience): ResumeEntry {
  return {
    aside: fromExperience(entry, 'startDate', dateRange(entry.startDate, entry.endDate) ?? ''),
    kind: 'heading',
    words: [
      { ...fromExperience(entry, 'title', entry.title), role: 'strong' },
      { ...fixed(separator), role: 'text' },
      {
        ...fromExperience(entry, 'company', entry.company),
        role: entry.link ? 'link' : 'text',
        url: entry.link,
      },
    ],
    points: entry.responsibilities.map((text, i) =>
      fromExperience(entry, `responsibilities[${i + 1}]`, text),
    ),
  }
}
