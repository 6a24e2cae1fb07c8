import {
  entry,
  type Group,
  hasNoPlace,
  isGroup,
  isPrivate,
  list,
  NotImported,
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
const plain = (name: string, summary: Table[string], more: Table = {}): Table => ({
  ...{ name: [name], label: [name], bullet: [name], number: [name], reversed_number: [name] },
  ...{ summary, details: summary, highlights: summary },
  location: hasNoPlace,
  ...more,
})

/** Returns the fields of an entry with one date. */
const dated = (date: string): Table => ({ date: [date], start_date: [date], end_date: [date] })

interface Kind {
  /** The part of JSON Resume. */
  section: string
  table: Table
  /** The fields that only entries of this kind have. */
  fields?: string[]
  /** The titles of sections that decide about other entries, in English: RenderCV has none of its own. */
  titles?: string[]
}

/** The kinds of entries. The first one that fits decides. */
const kinds: Kind[] = [
  {
    section: 'work',
    fields: ['company', 'position'],
    table: {
      company: ['name'],
      position: ['position'],
      location: ['location'],
      summary: ['summary'],
      highlights: ['highlights'],
      ...period,
    },
  },
  {
    section: 'education',
    fields: ['institution', 'area', 'degree'],
    table: {
      institution: ['institution'],
      area: ['area'],
      degree: ['studyType'],
      location: hasNoPlace,
      highlights: ['courses'],
      summary: ['courses'],
      ...period,
    },
  },
  {
    section: 'publications',
    fields: ['title', 'authors', 'journal', 'doi'],
    table: {
      title: ['name'],
      authors: hasNoPlace,
      journal: ['publisher'],
      // RenderCV links to the DOI rather than to the address.
      doi: ['url', (value) => `https://doi.org/${value}`],
      url: ['url'],
      date: ['releaseDate'],
      summary: ['summary'],
    },
  },
  {
    section: 'summary',
    titles: ['summary', 'about', 'about me', 'profile'],
    table: { name: ['text'], bullet: ['text'] },
  },
  {
    section: 'awards',
    titles: ['awards', 'honors', 'honors and awards', 'awards and honors'],
    table: plain('title', ['summary'], dated('date')),
  },
  {
    section: 'certificates',
    titles: ['certifications', 'certificates'],
    table: plain('name', ['description'], dated('date')),
  },
  {
    section: 'talks',
    titles: ['talks', 'invited talks'],
    table: plain('name', ['description'], dated('startDate')),
  },
  {
    section: 'volunteer',
    titles: ['volunteering', 'volunteer', 'volunteer work', 'volunteer experience'],
    table: plain('organization', ['summary'], {
      highlights: ['highlights'],
      location: ['location'],
      ...period,
    }),
  },
  { section: 'languages', titles: ['languages'], table: plain('language', ['fluency']) },
  { section: 'interests', titles: ['interests', 'hobbies'], table: plain('name', ['keywords', keywordsOf]) },
  {
    section: 'skills',
    titles: ['skills', 'technologies'],
    fields: ['label'],
    table: plain('name', ['keywords', keywordsOf]),
  },
  {
    section: 'projects',
    fields: ['name'],
    table: {
      name: ['name'],
      summary: ['description'],
      highlights: ['highlights'],
      start_date: ['startDate'],
      date: ['startDate'],
      end_date: ['endDate'],
      location: hasNoPlace,
    },
  },
]

/** Returns the kind of an entry: fields that no other kind has decide before the title, and the others after it. */
function kindOf(value: unknown, title: string): Kind {
  const plainTitle = title.toLowerCase().replaceAll('_', ' ')
  const has = ({ fields = [] }: Kind) => isGroup(value) && fields.some((key) => Object.hasOwn(value, key))
  const kind =
    kinds.slice(0, 3).find(has) ?? kinds.find(({ titles }) => titles?.includes(plainTitle)) ?? kinds.find(has)
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
  const notContent = ['design', 'locale', 'settings', 'rendercv_settings']
  readGroup(settings, Object.fromEntries(notContent.map((key) => [key, 'is not content'])), place)
  const at = placeOf('cv', place)
  const basics = readGroup(person, header, at) ?? {}
  const resume: Record<string, Group[]> = {}
  for (const [title, section] of Object.entries(Object(sections))) {
    const read = list((value, place) => {
      const { section, table } = kindOf(value, title)
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
