import type { DateWords } from '@/content/schema/dates'
import {
  entry,
  group,
  hasNoPlace,
  isGroup,
  isPrivate,
  list,
  NotImported,
  placeOf,
  type Read,
  readGroup,
  readValue,
  renamed,
  rootOf,
  type Table,
} from '@/scripts/setup/fields'
import type { Imported, JsonResume } from '@/scripts/setup/json-resume'
import { address, date, endDate, line, text } from '@/scripts/setup/values'

/**
 * Reads RenderCV (https://docs.rendercv.com). Titles of sections are free there, so the kind of an entry follows from the fields that no other
 * kind has, as in RenderCV itself.
 */

type Basics = NonNullable<JsonResume['basics']>
type Lists = Required<Omit<JsonResume, 'basics'>>
type Entry<List extends keyof Lists> = Lists[List][number]

const location: Read<NonNullable<Basics['location']>> = (value, place) => ({ city: line(value, place) })

const header: Table<Basics> = {
  name: ['name', line],
  headline: ['label', line],
  label: renamed('headline'),
  location: ['location', location],
  email: ['email', line],
  phone: isPrivate,
  website: ['url', address],
  photo: ['image', line],
  social_networks: ['profiles', list(group({ network: ['network', line], username: ['username', line] }))],
  custom_connections: hasNoPlace,
}

/** The fields of experience, education and normal entries. A date replaces start and end, and an end alone is a date. */
const period = {
  start_date: ['startDate', date],
  end_date: ['endDate', endDate],
  date: renamed('end_date'),
} as const

const experience: Table<Entry<'work'>> = {
  company: ['name', line],
  position: ['position', line],
  location: ['location', line],
  summary: ['summary', text],
  highlights: ['highlights', list(line)],
  ...period,
}

const education: Table<Entry<'education'>> = {
  institution: ['institution', line],
  area: ['area', line],
  degree: ['studyType', line],
  location: hasNoPlace,
  highlights: ['courses', list(line)],
  summary: renamed('highlights'),
  ...period,
}

/** RenderCV links to the DOI rather than to the address. */
const doi: Read<string> = (value, place) => address(`https://doi.org/${line(value, place)}`, place)

const publication: Table<Entry<'publications'>> = {
  title: ['name', line],
  authors: hasNoPlace,
  journal: ['publisher', line],
  doi: ['url', doi],
  url: renamed('doi'),
  date: ['releaseDate', date],
  summary: ['summary', text],
}

const project: Table<Entry<'projects'>> = {
  name: ['name', line],
  summary: ['description', text],
  highlights: ['highlights', list(line)],
  start_date: ['startDate', date],
  date: renamed('start_date'),
  end_date: hasNoPlace,
  location: hasNoPlace,
}

/** Reads `Go, Rust`. A comma in brackets separates nothing. */
const commaList: Read<string[]> = (value, place) =>
  list(line)(typeof value === 'string' ? value.split(/,(?![^()]*\))/) : value, place)

/** Fields of plain entries in a section with a title that is listed below. A plain entry of any kind has a name, and may have a summary. */
const plain = {
  label: renamed('name'),
  bullet: renamed('name'),
  number: renamed('name'),
  reversed_number: renamed('name'),
  details: renamed('summary'),
  highlights: renamed('summary'),
  location: hasNoPlace,
}
/** Entries of some of these sections have one date. */
const dated = { ...plain, start_date: renamed('date'), end_date: renamed('date') }

const award: Table<Entry<'awards'>> = {
  name: ['title', line],
  summary: ['summary', text],
  date: ['date', date],
  ...dated,
}

const certificate: Table<Entry<'certificates'>> = {
  name: ['name', line],
  summary: ['description', text],
  date: ['date', date],
  ...dated,
}

const talk: Table<Entry<'projects'>> = {
  name: ['name', line],
  summary: ['description', text],
  date: ['startDate', date],
  ...dated,
}

const volunteering: Table<Entry<'volunteer'>> = {
  name: ['organization', line],
  summary: ['summary', text],
  ...plain,
  highlights: ['highlights', list(line)],
  location: ['location', line],
  ...period,
}

const language: Table<Entry<'languages'>> = {
  name: ['language', line],
  summary: ['fluency', line],
  ...plain,
}

/** A skill or an interest. */
const labelled: Table<Entry<'skills'>> = {
  name: ['name', line],
  summary: ['keywords', commaList],
  ...plain,
}

const paragraph: Table<{ summary?: string }> = { bullet: ['summary', text] }

/** The titles of sections that decide about plain entries, in English: RenderCV has no others of its own. */
const titles = {
  summary: ['summary', 'about', 'about me', 'profile'],
  awards: ['awards', 'honors', 'honors and awards', 'awards and honors'],
  certificates: ['certifications', 'certificates'],
  talks: ['talks', 'invited talks'],
  volunteer: ['volunteering', 'volunteer', 'volunteer work', 'volunteer experience'],
  languages: ['languages'],
  interests: ['interests', 'hobbies'],
  skills: ['skills', 'technologies'],
}

/** The fields that only entries of one kind have, and the list of that kind. */
const characteristic = {
  work: ['company', 'position'],
  education: ['institution', 'area', 'degree'],
  publications: ['title', 'authors', 'journal', 'doi'],
}

/** The fields that decide if the title is not listed. */
const others = { projects: ['name'], skills: ['label'] }

/** Returns the list that an entry belongs to. */
function listOf(value: unknown, title: string): string {
  const has = (fields: readonly string[]) => isGroup(value) && fields.some((key) => Object.hasOwn(value, key))
  const plainTitle = title.toLowerCase().replaceAll('_', ' ')
  const [list] =
    Object.entries(characteristic).find(([, fields]) => has(fields)) ??
    Object.entries(titles).find(([, names]) => names.includes(plainTitle)) ??
    Object.entries(others).find(([, fields]) => has(fields)) ??
    []
  if (!list) throw new NotImported('is in a section whose title is not known')
  return list
}

/**
 * Reads a RenderCV file.
 *
 * @param value a group with the group `cv`
 */
export function readRenderCv(source: string, value: unknown, words: DateWords): Imported {
  const place = rootOf(source, words)
  const { cv, ...settings } = Object(value)
  const { sections, ...person } = Object(cv)
  const notContent = ['design', 'locale', 'settings', 'rendercv_settings']
  readGroup(settings, Object.fromEntries(notContent.map((key) => [key, 'is not content'])), place)
  const at = placeOf('cv', place)
  const basics: Basics = readGroup(person, header, at) ?? {}
  const entries = Object.entries(Object(sections)).flatMap(([title, section]) => {
    const entries = list((value, place) => ({ list: listOf(value, title), value, place }))
    return readValue(section, entries, placeOf(title, placeOf('sections', at))) ?? []
  })
  const entriesOf = <Ours extends object>(name: string, table: Table<Ours>, nameField = 'name') =>
    entries
      .filter(({ list }) => list === name)
      .flatMap(({ value, place }) => readValue(value, entry(table, nameField), place) ?? [])
  const summary = entriesOf('summary', paragraph, 'bullet').flatMap(({ summary }) => summary ?? [])
  if (summary.length > 0) basics.summary = summary.join('\n\n')
  const talks = entriesOf('talks', talk).map((talk) => Object.assign(talk, { type: 'talk' }))
  const resume: JsonResume = {
    basics,
    work: entriesOf('work', experience),
    volunteer: entriesOf('volunteer', volunteering),
    education: entriesOf('education', education),
    awards: entriesOf('awards', award),
    certificates: entriesOf('certificates', certificate),
    publications: entriesOf('publications', publication),
    skills: entriesOf('skills', labelled),
    languages: entriesOf('languages', language),
    interests: entriesOf('interests', labelled),
    projects: [...entriesOf('projects', project), ...talks],
  }
  return { source, resume, notes: place.notes }
}
