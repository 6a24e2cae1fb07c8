import {
  type ContentInput,
  type ExperienceInput,
  experienceSchema,
  type ProfileInput,
  type ProjectInput,
  projectSchema,
} from '@/content/schema/content'
import { type DateWords, PRESENT } from '@/content/schema/dates'
import { type ListEntry, type ListKey, listDefinitions, listKeys, listSchemas } from '@/content/schema/lists'
import {
  type ReadBasics,
  readBasics,
  readInterest,
  readSkills,
  type SkillGroup,
} from '@/scripts/setup/basics'
import {
  accepted,
  converted,
  entry,
  type Fields,
  group,
  hasNoPlace,
  isGroup,
  list,
  type Note,
  type Read,
  readGroup,
  renamed,
  rootOf,
  type Table,
  wasRefused,
} from '@/scripts/setup/fields'
import { isCodeAddress, withoutDuplicates } from '@/scripts/setup/links'
import { address, date, endDate, flag, joined, line, nonEmpty, text } from '@/scripts/setup/values'

/**
 * JSON Resume (https://jsonresume.org/schema): the format that all others are converted to, and the only one that is converted to
 * `content/`. It is the inverse of `app/resume.json/json-resume.ts`. The tables have the names of every published schema.
 */

/** What every format module returns. */
export interface Imported {
  /** The name of the file, or `github:NAME`. */
  source: string
  resume: JsonResume
  notes: Note[]
}

type Period = Fields<'startDate' | 'endDate'>

/**
 * A resume. Dates are `YYYY-MM` or `YYYY`, an end may be `Present`, addresses are complete, texts are plain. Beyond the schema, jobs have
 * techniques as `keywords`, and projects a `github_link`.
 */
export interface JsonResume {
  /** `image` is the address of a portrait, or its path beside the file. */
  basics?: Fields<'name' | 'label' | 'image' | 'email' | 'url' | 'summary'> & {
    /** A place in one text is the city. */
    location?: Fields<'city' | 'region' | 'countryCode'>
    profiles?: Fields<'network' | 'username' | 'url'>[]
  }
  work?: (Period & Fields<'name' | 'position' | 'location' | 'url' | 'summary', 'highlights' | 'keywords'>)[]
  volunteer?: (Period & Fields<'organization' | 'position' | 'location' | 'url' | 'summary', 'highlights'>)[]
  education?: (Period & Fields<'institution' | 'url' | 'area' | 'studyType' | 'score', 'courses'>)[]
  awards?: Fields<'title' | 'date' | 'awarder' | 'url' | 'summary'>[]
  certificates?: Fields<'name' | 'date' | 'issuer' | 'url' | 'description'>[]
  publications?: Fields<'name' | 'publisher' | 'releaseDate' | 'url' | 'summary'>[]
  skills?: Fields<'name', 'keywords'>[]
  languages?: Fields<'language' | 'fluency'>[]
  interests?: Fields<'name', 'keywords'>[]
  /** `type` is `talk` for a talk, because the format has no list of talks. */
  projects?: Fields<
    'name' | 'description' | 'startDate' | 'url' | 'entity' | 'type' | 'github_link',
    'highlights' | 'keywords' | 'roles'
  >[]
}

type Lists = Pick<ContentInput, ListKey>

/** The content of a source in the form of `content/`. Every entry is valid. */
export interface ImportedContent extends Lists {
  profile: Partial<ProfileInput>
  /** The address of a portrait, or its path beside the file. */
  portrait?: string
  experiences: ContentInput['experiences']
  projects: ContentInput['featuredProjects']
  skillGroups: SkillGroup[]
}

/** `isCurrent` is a field of `/resume.json`. */
type ReadPeriod = Period & { isCurrent?: boolean }

/** Returns the dates of a role. Without an end it is current, unless `isCurrent` is false or the written end was not read. */
function datesOf(role: ReadPeriod): Period {
  const { startDate, isCurrent = Boolean(startDate) && !wasRefused(role, 'endDate') } = role
  return { startDate, endDate: role.endDate ?? (isCurrent ? PRESENT : undefined) }
}

/** If the end is before the start, either may be wrong. */
const bothDates = { endDate: ['startDate'] }

type ReadJob = ReadPeriod &
  Fields<
    'company' | 'title' | 'location' | 'link' | 'description' | 'summary' | 'highlight',
    'responsibilities' | 'stack'
  >

const jobTable: Table<ReadJob> = {
  name: ['company', line],
  company: renamed('name'),
  position: ['title', line],
  location: ['location', line],
  url: ['link', address],
  website: renamed('url'),
  startDate: ['startDate', date],
  endDate: ['endDate', endDate],
  description: ['description', text],
  summary: ['summary', text],
  highlights: ['responsibilities', list(line)],
  // Fields of `/resume.json`.
  isCurrent: ['isCurrent', flag],
  keywords: ['stack', list(line)],
  highlight: ['highlight', line],
}

const readJob = converted(
  entry<ReadJob>(jobTable, 'name'),
  (job): ExperienceInput => ({
    company: job.company,
    title: job.title,
    ...datesOf(job),
    location: job.location,
    summary: joined([job.description, job.summary], '\n\n'),
    responsibilities: job.responsibilities,
    stack: job.stack,
    highlight: job.highlight,
    link: job.link,
  }),
)

type ReadProject = Fields<
  'title' | 'type' | 'createdAt' | 'description' | 'footer' | 'url' | 'entity' | 'github_link' | 'video_link',
  'bulletpoints' | 'keywords' | 'roles'
>

const projectTable: Table<ReadProject> = {
  name: ['title', line],
  type: ['type', line],
  description: ['description', text],
  highlights: ['bulletpoints', list(line)],
  keywords: ['keywords', list(line)],
  startDate: ['createdAt', date],
  endDate: hasNoPlace,
  url: ['url', address],
  roles: ['roles', list(line)],
  entity: ['entity', line],
  // Fields of `/resume.json`, which repeats the type as a keyword.
  github_link: ['github_link', address],
  video_link: ['video_link', address],
  footer: ['footer', line],
}

const readProject = converted(entry<ReadProject>(projectTable, 'name'), (project): ProjectInput => {
  const { title = '', url, type, keywords = [] }: ReadProject = project
  const isCode = url !== undefined && !project.github_link && isCodeAddress(url)
  const techniques = keywords.filter((keyword) => keyword !== type).join(', ')
  return {
    title,
    type,
    createdAt: project.createdAt,
    description: project.description,
    bulletpoints: nonEmpty([...(project.bulletpoints ?? []), ...(techniques ? [techniques] : [])]),
    footer: joined([project.footer, ...(project.roles ?? []), project.entity], ', '),
    github_link: isCode ? url : project.github_link,
    video_link: project.video_link,
    website_link: isCode ? undefined : url,
  }
})

/** The fields of an entry of an optional list, and those that are converted to them. */
type ListFields = Partial<Record<string, string | string[] | boolean>>

const readers: Partial<Record<string, Read<string> | Read<string[]>>> = {
  startDate: date,
  endDate,
  date,
  link: address,
  points: list(line),
  summary: text,
  description: text,
}

/** Fields of the optional lists that `content/` has no field for, or that had another name. */
const furtherFields: Partial<Record<ListKey, Table<ListFields>>> = {
  education: {
    studyType: ['studyType', line],
    gpa: renamed('score'),
    isCurrent: ['isCurrent', flag],
  },
  volunteering: { website: renamed('url'), isCurrent: ['isCurrent', flag] },
  publications: { website: renamed('url') },
  talks: { type: ['type', line] },
}

/** Returns a reader of the entries of an optional list: the inverse of what `/resume.json` writes. */
function listReader(key: ListKey): Read<ListEntry> {
  const { resume, names } = listDefinitions[key]
  const fields = Object.entries(resume.fields)
  const table: Table<ListFields> = {
    ...Object.fromEntries(fields.map(([ours, theirs]) => [theirs, [ours, readers[ours] ?? line] as const])),
    ...furtherFields[key],
  }
  const read = entry<ListFields>(table, resume.fields[names[0] ?? ''] ?? '')
  const convert = (from: ListFields): ListFields => {
    const { studyType, type, isCurrent, ...rest } = from
    if (key === 'volunteering') return { ...rest, ...datesOf(from) }
    if (key !== 'education') return rest
    const end = isCurrent ? { endDate: PRESENT } : {}
    return { ...end, ...rest, degree: joined([studyType, rest.degree], ' ') }
  }
  return accepted(converted(read, convert) as Read<ListEntry>, listSchemas[key].element, bothDates)
}

/** An entry of the projects, which contain the talks. */
type Work = { talk: ListEntry } | { project: ProjectInput }

const readTalk = listReader('talks')
const readOneProject = accepted(readProject, projectSchema)

const readWork: Read<Work> = (value, place) => {
  const isTalk = isGroup(value) && value.type === listDefinitions.talks.resume.type
  const talk = isTalk ? readTalk(value, place) : undefined
  const project = isTalk ? undefined : readOneProject(value, place)
  return (talk && { talk }) ?? (project && { project })
}

/** Parts of the file about itself. */
type Meta = Fields<'canonical' | 'version' | 'lastModified'>
const metaTable: Table<Meta> = {
  canonical: ['canonical', address],
  version: ['version', line],
  lastModified: ['lastModified', line],
}

interface ReadResume extends Partial<Omit<Lists, 'talks'>> {
  basics?: ReadBasics
  experiences?: ExperienceInput[]
  projects?: Work[]
  skillGroups?: SkillGroup[]
  interests?: string[]
  meta?: Meta
  schema?: string
}

const parts = listKeys
  .filter((key) => key !== 'talks')
  .map((key) => [listDefinitions[key].resume.section, [key, list(listReader(key))]])

const resumeTable: Table<ReadResume> = {
  ...(Object.fromEntries(parts) as Table<ReadResume>),
  $schema: ['schema', line],
  basics: ['basics', readBasics],
  work: ['experiences', list(accepted(readJob, experienceSchema, bothDates))],
  projects: ['projects', list(readWork)],
  skills: ['skillGroups', list(readSkills)],
  interests: ['interests', list(readInterest)],
  references: hasNoPlace,
  meta: ['meta', group<Meta>(metaTable)],
}

/** Returns whether a value has a part of a JSON Resume. */
export function isJsonResume(value: unknown): boolean {
  if (!isGroup(value)) return false
  const isPart = ([key, part]: [string, unknown]) =>
    key === 'basics' ? isGroup(part) : Object.hasOwn(resumeTable, key) && Array.isArray(part)
  return Object.entries(value).some(isPart)
}

/** Converts a resume to the form of `content/`. What it cannot convert is added to the notes. */
export function contentOf({ source, resume, notes }: Imported, words: DateWords): ImportedContent {
  const read: ReadResume = readGroup(resume, resumeTable, { ...rootOf(source, words), notes }) ?? {}
  const { basics = {}, meta, projects = [] } = read
  const { url = '', links = [], summary: [intro, ...about] = [], portrait, ...person } = basics
  // Only the `/resume.json` of a site like this one is beside the site. Any other address of a person is a link (O11).
  const isSite = url !== '' && meta?.canonical === new URL('resume.json', url).href
  const isOwnPage = (href = '') => isSite && href.startsWith(url)
  const lists = listKeys.map((key) => [key, key === 'talks' ? [] : (read[key] ?? [])])
  return {
    ...(Object.fromEntries(lists) as Lists),
    profile: {
      ...person,
      intro,
      about: nonEmpty(about),
      interests: read.interests,
      links: nonEmpty(withoutDuplicates([...links, ...(url && !isSite ? [url] : [])])),
      ...(isSite && { siteUrl: url, version: meta?.version }),
    },
    portrait,
    experiences: read.experiences ?? [],
    talks: projects.flatMap((work) => ('talk' in work ? (work.talk as Lists['talks'][number]) : [])),
    projects: projects.flatMap((work) => {
      if ('talk' in work) return []
      const { website_link, ...project } = work.project
      return isOwnPage(website_link) ? project : work.project
    }),
    skillGroups: read.skillGroups ?? [],
  }
}
