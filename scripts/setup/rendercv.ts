import {
  entry,
  type Group,
  hasNoPlace,
  isGroup,
  isPrivate,
  list,
  NotImported,
  notImported,
  type Place,
  placeOf,
  readGroup,
  readValue,
  type Table,
} from '@/scripts/setup/fields'

/**
 * Converts RenderCV (https://docs.rendercv.com) to JSON Resume. Titles of sections are free there, so the kind of an entry follows from the
 * fields that no other kind has, as in RenderCV itself.
 */

const header: Table = {
  name: ['name'],
  headline: ['label'],
  label: ['label'],
  location: ['location'],
  email: ['email'],
  phone: isPrivate,
  website: ['url'],
  photo: ['image'],
  social_networks: ['profiles'],
  custom_connections: hasNoPlace,
}

/** A date replaces start and end, and an end alone is a date. */
const period: Table = { start_date: ['startDate'], end_date: ['endDate'], date: ['endDate'] }

/** Returns `Go, Rust` as a list. A comma in brackets separates nothing. */
const keywordsOf = (value: unknown) =>
  typeof value === 'string' ? value.split(/,(?![^()]*\))/).map((part) => part.trim()) : value

/** Returns the table of an entry of any kind that has a name, and may have a summary. */
function plain(name: string, summary: Table[string], more: Table = {}): Table {
  const names = ['name', 'label', 'bullet', 'number', 'reversed_number'].map((field) => [field, [name]])
  const summaries = { summary, details: summary, highlights: summary }
  return { ...Object.fromEntries(names), ...summaries, location: hasNoPlace, ...more }
}

/** Returns the fields of an entry with one date. */
const dated = (date: string): Table => ({ date: [date], start_date: [date], end_date: [date] })

const job: Table = {
  company: ['name'],
  position: ['position'],
  location: ['location'],
  summary: ['summary'],
  highlights: ['highlights'],
  ...period,
}

const school: Table = {
  institution: ['institution'],
  area: ['area'],
  degree: ['studyType'],
  location: hasNoPlace,
  highlights: ['courses'],
  summary: ['courses'],
  ...period,
}

const publication: Table = {
  title: ['name'],
  authors: hasNoPlace,
  journal: ['publisher'],
  // RenderCV links to the DOI rather than to the address.
  doi: ['url', (value) => `https://doi.org/${value}`],
  url: ['url'],
  date: ['releaseDate'],
  summary: ['summary'],
}

const volunteering: Table = { highlights: ['highlights'], location: ['location'], ...period }

const project: Table = {
  name: ['name'],
  summary: ['description'],
  highlights: ['highlights'],
  start_date: ['startDate'],
  date: ['startDate'],
  end_date: ['endDate'],
  location: hasNoPlace,
}

const keywords = plain('name', ['keywords', keywordsOf])

/** The part of JSON Resume and the table of a kind of entries. */
type Kind = readonly [section: string, table: Table, names: readonly string[]]

/** Kinds by the fields that only their entries have. */
const byField: Kind[] = [
  ['work', job, ['company', 'position']],
  ['education', school, ['institution', 'area', 'degree']],
  ['publications', publication, ['title', 'authors', 'journal', 'doi']],
]

/** Kinds by the titles of sections, in English: RenderCV has none of its own. */
const byTitle: Kind[] = [
  ['summary', plain('text', hasNoPlace), ['summary', 'about', 'about me', 'profile']],
  [
    'awards',
    plain('title', ['summary'], dated('date')),
    ['awards', 'honors', 'honors and awards', 'awards and honors'],
  ],
  ['certificates', plain('name', ['description'], dated('date')), ['certifications', 'certificates']],
  ['talks', plain('name', ['description'], dated('startDate')), ['talks', 'invited talks']],
  [
    'volunteer',
    plain('organization', ['summary'], volunteering),
    ['volunteering', 'volunteer', 'volunteer work', 'volunteer experience'],
  ],
  ['languages', plain('language', ['fluency']), ['languages']],
  ['interests', keywords, ['interests', 'hobbies']],
  ['skills', keywords, ['skills', 'technologies']],
]

/** Kinds by their fields, in sections with any other title. */
const others: Kind[] = [
  ['projects', project, ['name']],
  ['skills', keywords, ['label']],
]

/** Returns the kind of an entry. */
function kindOf(value: unknown, title: string): Kind {
  const plainTitle = title.toLowerCase().replaceAll('_', ' ')
  const has = ([, , fields]: Kind) => isGroup(value) && fields.some((key) => Object.hasOwn(value, key))
  const kind =
    byField.find(has) ?? byTitle.find(([, , titles]) => titles.includes(plainTitle)) ?? others.find(has)
  if (!kind) throw new NotImported('is in a section whose title is not known')
  return kind
}

/**
 * Converts a RenderCV file to JSON Resume.
 *
 * @param value a group with the group `cv`
 */
export function readRenderCv(value: unknown, place: Place): Group {
  const { cv, ...settings } = Object(value)
  const { sections, ...person } = Object(cv)
  readGroup(
    settings,
    notImported('is not content', ['design', 'locale', 'settings', 'rendercv_settings']),
    place,
  )
  const at = placeOf('cv', place)
  const basics = readGroup(person, header, at) ?? {}
  const resume: Record<string, Group[]> = {}
  for (const [title, section] of Object.entries(Object(sections))) {
    const read = list((value, place) => {
      const [section, table] = kindOf(value, title)
      const read = entry(table, 'name')(value, place)
      if (read) resume[section] = [...(resume[section] ?? []), read]
      return read
    })
    readValue(section, read, placeOf(title, placeOf('sections', at)))
  }
  const { summary = [], talks = [], projects = [], ...lists } = resume
  if (summary.length > 0) basics.summary = summary.map(({ text }) => text).join('\n\n')
  const all = [...projects, ...talks.map((talk) => Object.assign(talk, { type: 'talk' }))]
  return { basics, ...lists, projects: all }
}
