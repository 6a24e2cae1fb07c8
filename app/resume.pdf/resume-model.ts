import type { Experience } from '@/content/schema'
import type { Content } from '@/content/validate'
import {
  type Credential,
  type CredentialList,
  credentialLists,
  type LinkedText,
} from '../../components/lib/credentials'
import { dateRange } from '../../components/lib/date-range'
import { sentence, separator } from '../../components/lib/punctuation'
import type { Site } from '../../components/lib/site'
import { contact as mail, resume as words } from '../../content/words'
import { networkName } from '../resume.json/json-resume'
import { shortAddress } from '../typst/short-address'
import {
  fixed,
  fromCredential,
  fromExperience,
  fromProfile,
  fromSkills,
  fromWords,
  type SourcedText,
} from '../typst/sourced-text'
import { resumeProjects } from './resume-projects'

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
          words: inOneLine(group.skills.map((skill) => fromSkills(group, skill.name))),
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

/** The most characters of an entry that shares a line with others. */
const FEW_WORDS = 48

function credentialSection(list: CredentialList): ResumeSection {
  const texts = list.entries.map((entry) => {
    const level = entry.detail ? ` (${entry.detail.text})` : ''
    return fromCredential(list, entry, entry.title.text + level)
  })
  const areShort = list.entries.every(
    ({ title, detail, dates, points }, i) =>
      !title.link &&
      !detail?.link &&
      !dates &&
      points.length === 0 &&
      (texts[i]?.text.length ?? 0) <= FEW_WORDS,
  )
  return {
    title: fromWords(list.title),
    // Such as languages with their levels.
    entries: areShort
      ? [{ aside: fixed(''), kind: 'line', words: inOneLine(texts), points: [] }]
      : list.entries.map((entry) => credentialEntry(list, entry)),
  }
}

/** Each text is a word of its own, so that one whose letters no font has takes its comma with it. */
function inOneLine(texts: readonly SourcedText[]): ResumeText[] {
  const last = texts.length - 1
  return texts.map((one, i) => ({ ...one, text: i < last ? one.text + separator : one.text, role: 'text' }))
}

function credentialEntry(list: CredentialList, entry: Credential): ResumeEntry {
  const told = ({ text, link }: LinkedText, role: ResumeText['role']): ResumeText => ({
    ...fromCredential(list, entry, text),
    // Titles stay bold, as those of projects do.
    role: link && role === 'text' ? 'link' : role,
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
