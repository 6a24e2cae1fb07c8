import { isDeepStrictEqual } from 'node:util'
import { absoluteUrl } from '@/app/documents/addresses'
import {
  type ContentInput,
  experienceFields,
  experienceSchema,
  type ProfileInput,
  type ProjectInput,
  profileSchema,
  projectFields,
  projectSchema,
  type SkillGroupInput,
  type TalkInput,
} from '@/content/schema/content'
import { PRESENT } from '@/content/schema/dates'
import {
  type EntriesKey,
  type ListEntry,
  listDefinitions,
  listKeys,
  ownListSchema,
} from '@/content/schema/lists'
import { slugify } from '@/content/schema/validate'
import {
  accepted,
  converted,
  entry,
  type Group,
  hasNoPlace,
  isEmpty,
  isGroup,
  isPrivate,
  list,
  NotImported,
  type Place,
  type Read,
  readGroup,
  same,
  type Table,
} from '@/scripts/setup/fields'
import { isCodeAddress, type LinkInput, linkOf, withoutDuplicates } from '@/scripts/setup/links'
import { address, date, endDate, joined, line, nonEmpty, text } from '@/scripts/setup/values'

/**
 * JSON Resume (https://jsonresume.org/schema): the format that all others are converted to, and the
 * only one that is converted to `content/`. The tables have the names of every published schema,
 * and the additional ones of `app/documents/json-resume.ts`, whose inverse this is.
 */

/** The content of a source in the form of `content/`. Every entry is valid. */
export interface ImportedContent extends Pick<ContentInput, EntriesKey | 'experiences' | 'skillGroups'> {
  profile: Partial<ProfileInput>
  /** The address of a portrait, or its path beside the file. */
  portrait?: string
  projects: ProjectInput[]
}

/** Reads a place as "City, Region, Country" (D9), with the country in the language of the site. */
const readLocation: Read<string> = (value, place) => {
  const table = {
    city: ['city', line],
    region: ['region', line],
    countryCode: ['countryCode', line],
    address: isPrivate,
    postalCode: isPrivate,
  } as const
  const { city, region, countryCode = '' } = entry(table, 'city')(value, place) ?? {}
  const code = String(countryCode)
  const names = new Intl.DisplayNames([place.words.language.lang], { type: 'region', fallback: 'code' })
  const country = /^[A-Z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : code
  return joined([...new Set([city, region, country])], ', ')
}

const readLink: Read<LinkInput> = (value, place) => {
  const table = { network: ['network', line], username: ['username', line], url: ['url', address] } as const
  const link = linkOf(readGroup(value, table, place) ?? {})
  // If an address was refused, a note lists it.
  if (!link && isEmpty(Object(value).url)) throw new NotImported('has no known web address')
  return link
}

/** Reads the person. A mail address that is not valid is listed. */
const readBasics = accepted(
  entry(
    {
      name: ['name', line],
      label: ['title', (value, place) => text(value, place)?.replace(/\n+/g, '\n')],
      image: ['portrait', line],
      picture: ['portrait', line],
      email: ['email', line],
      phone: isPrivate,
      url: ['url', address],
      website: ['url', address],
      // Resumes have one or two line breaks between paragraphs.
      summary: ['summary', (value, place) => text(value, place)?.split(/\n+/)],
      location: ['location', readLocation],
      profiles: ['links', list(readLink)],
      // A field of `/resume.json`.
      availability: ['status', line],
    },
    'name',
  ),
  profileSchema.pick({ email: true }).loose(),
)

/** A field of `/resume.json`, true or false. */
const isCurrent = ['isCurrent'] as const

/** A role without an end is current, unless `isCurrent` is false or its end was not read. */
function withEnd({ isCurrent, startDate, endDate, ...role }: Group, written: unknown): Group {
  const hasNoEnd = startDate !== undefined && isEmpty(Object(written).endDate)
  const isOpen = (isCurrent ?? hasNoEnd) === true
  return { startDate, endDate: endDate ?? (isOpen ? PRESENT : undefined), ...role }
}

/** The readers of fields that are not a text of one line. */
const readers: readonly (readonly [read: Read, fields: readonly string[]])[] = [
  [date, ['startDate', 'createdAt', 'date']],
  [endDate, ['endDate']],
  [address, ['link', 'github_link', 'video_link', 'website_link']],
  [list(line), ['points', 'responsibilities', 'bulletpoints', 'stack']],
  [text, ['summary', 'description', 'text']],
]

/** Returns the table of fields by their names in JSON Resume. */
function tableOf(fields: Record<string, string>): Table {
  const rows = Object.entries(fields).map(([ours, theirs]) => {
    const [read = line] = readers.find(([, names]) => names.includes(ours)) ?? []
    return [theirs, [ours, read]]
  })
  return Object.fromEntries(rows)
}

const jobTable: Table = {
  ...tableOf(experienceFields),
  company: ['company', line],
  description: ['description', text],
  website: ['link', address],
  isCurrent,
}

const readJob = converted(entry(jobTable, 'name'), (job, written) => {
  const { company, title, description, summary, ...rest } = withEnd(job, written)
  return { company, title, ...rest, summary: joined([description, summary], '\n\n') }
})

const projectTable: Table = {
  ...tableOf(projectFields),
  endDate: hasNoPlace,
  roles: ['roles', list(line)],
  entity: ['entity', line],
}

type ReadProject = ProjectInput & { roles?: string[]; entity?: string }

const readProject = converted(entry(projectTable, 'name') as Read<ReadProject>, (read) => {
  const { stack = [], roles = [], entity, website_link: url, ...project } = read
  const isCode = url !== undefined && !project.github_link && isCodeAddress(url)
  // Before version 3, `/resume.json` repeated the type as the only keyword.
  const isTypeAlone = isDeepStrictEqual(stack, [project.type])
  return {
    ...project,
    stack: isTypeAlone ? undefined : nonEmpty(stack),
    footer: joined([project.footer, ...roles, entity], ', '),
    [isCode ? 'github_link' : 'website_link']: url,
  }
})

/** The address of a project comes from its title (G6). */
const addressableSchema = projectSchema.refine(({ title }) => slugify(title), {
  error: 'has a title without a letter or digit',
})

/** A group with keywords, or a single skill or interest. */
const readNamed = entry(
  { name: ['name', line], level: hasNoPlace, keywords: ['keywords', list(line)] },
  'name',
) as Read<{ name: string; keywords?: string[] }>

/** Single skills form a group. */
const readSkills: Read<SkillGroupInput> = (value, place) => {
  const title = place.words.resume.skills
  const { name, keywords } = readNamed(value, place) ?? {}
  if (keywords) return { title: name ?? title, skills: keywords }
  return name ? { title, skills: [name] } : undefined
}

const readInterest = converted(readNamed, ({ name, keywords = [] }) => {
  const all = keywords.join(', ')
  return name && all ? `${name} (${all})` : (name ?? all)
})

/** Fields of the optional lists that `content/` has no field for, or that had another name. */
const furtherFields: Partial<Record<EntriesKey, Table>> = {
  education: { studyType: ['studyType', line], gpa: ['score', line], isCurrent },
  volunteering: { website: ['link', address], isCurrent },
  publications: { website: ['link', address] },
  talks: { type: ['type', line] },
}

/** A school without an end may go on or be over. */
function withDegree({ studyType, degree, isCurrent, endDate, ...school }: Group): Group {
  const end = endDate ?? (isCurrent === true ? PRESENT : undefined)
  return { ...school, endDate: end, degree: joined([studyType, degree], ' ') }
}

const conversions: Partial<Record<EntriesKey, typeof withEnd>> = {
  education: withDegree,
  volunteering: withEnd,
  talks: ({ type, ...talk }) => talk,
}

function listReader(key: EntriesKey): Read<ListEntry> {
  const { resume, names, entry: schema } = listDefinitions[key]
  const table = { ...tableOf(resume.fields), ...furtherFields[key] }
  const read = entry(table, resume.fields[names[0] ?? ''] ?? '')
  const convert = conversions[key] ?? ((from: Group) => from)
  return accepted(converted(read, convert), schema) as Read<ListEntry>
}

/** A section of `/resume.json`. */
const readOwnList = accepted(
  entry({ title: ['title', line], entries: ['entries', list(listReader('ownLists'))] }, 'title'),
  ownListSchema,
)

const readTalk = listReader('talks') as Read<TalkInput>
const readOneProject = accepted(readProject, addressableSchema)

/** An entry of the projects, which contain the talks. */
type Work = { talk?: TalkInput; project?: ProjectInput }

const readWork: Read<Work> = (value, place) =>
  isGroup(value) && value.type === listDefinitions.talks.resume.type
    ? { talk: readTalk(value, place) }
    : { project: readOneProject(value, place) }

const listSections = listKeys
  .filter((key) => key !== 'talks')
  .map((key) => [listDefinitions[key].resume.section, [key, list(listReader(key))]])

const resumeTable: Table = {
  ...(Object.fromEntries(listSections) as Table),
  ownLists: ['ownLists', list(readOwnList)],
  $schema: ['schema', line],
  basics: ['basics', readBasics],
  work: ['experiences', list(accepted(readJob, experienceSchema))],
  projects: ['projects', list(readWork)],
  skills: ['skillGroups', list(readSkills)],
  interests: ['interests', list(readInterest)],
  references: hasNoPlace,
  meta: ['meta', entry(same('canonical', 'version', 'lastModified'), 'version')],
}

/** The result of the table above. */
interface ReadResume extends Partial<Omit<ImportedContent, 'projects' | 'talks'>> {
  basics?: Partial<ProfileInput> & { portrait?: string; summary?: string[]; url?: string }
  projects?: Work[]
  interests?: string[]
  meta?: { canonical?: string; version?: string }
}

/** Converts a resume to the form of `content/`. Notes list what cannot be converted. */
export function contentOf(resume: Group, place: Place): ImportedContent {
  const read: ReadResume = readGroup(resume, resumeTable, place) ?? {}
  const { basics = {}, interests, meta, projects = [] } = read
  const { url = '', links = [], summary = [], portrait, ...person } = basics
  const [intro, ...about] = summary
  // Only the `/resume.json` of a site like this one is beside the site (O11).
  const isSite = url !== '' && meta?.canonical === new URL('resume.json', url).href
  const isOwnPage = (href = '') => isSite && href.startsWith(absoluteUrl({ url }, 'projects'))
  const lists = [...listKeys, 'ownLists'].map((key) => [key, Object(read)[key] ?? []])
  const websites = url && !isSite ? [url] : []
  return {
    ...(Object.fromEntries(lists) as Pick<ContentInput, EntriesKey>),
    profile: {
      ...person,
      intro,
      about: nonEmpty(about),
      interests,
      links: nonEmpty(withoutDuplicates([...links, ...websites])),
      ...(isSite && { siteUrl: url, version: meta?.version }),
    },
    portrait,
    experiences: read.experiences ?? [],
    talks: projects.flatMap(({ talk }) => talk ?? []),
    projects: projects.flatMap(({ project }) => {
      if (!project || !isOwnPage(project.website_link)) return project ?? []
      const { website_link, ...rest } = project
      return rest
    }),
    skillGroups: read.skillGroups ?? [],
  }
}
