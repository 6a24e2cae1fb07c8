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
  same,
  type Table,
} from '@/scripts/setup/fields'

/**
 * Converts RenderCV (https://docs.rendercv.com) to JSON Resume. Owners choose the titles of sections, so the kind of an entry follows from a
 * field that only this kind has. RenderCV does the same.
 */

const header: Table = {
  ...same('name', 'location', 'email', 'label'),
  headline: ['label'],
  phone: isPrivate,
  website: ['url'],
  photo: ['image'],
  social_networks: ['profiles'],
  custom_connections: hasNoPlace,
}

/** `date` is the end if there is no `end_date`. */
const period: Table = { start_date: ['startDate'], end_date: ['endDate'], date: ['endDate'] }

/** Returns the fields of an entry with one date. */
const dated = (date: string): Table => ({ date: [date], start_date: [date], end_date: [date] })

/** Returns the table of an entry of any kind that has a name, and may have a summary. */
function plain(name: string, summary: Table[string], more: Table = {}): Table {
  const names = ['name', 'label', 'bullet', 'number', 'reversed_number'].map((field) => [field, [name]])
  const summaries = { summary, details: summary, highlights: summary }
  return { ...Object.fromEntries(names), ...summaries, location: hasNoPlace, ...more }
}

/** Returns `Go, Rust` as a list. A comma in brackets separates nothing. */
const keywordsOf = (value: unknown) =>
  typeof value === 'string' ? value.split(/,(?![^()]*\))/).map((part) => part.trim()) : value

const keywords = plain('name', ['keywords', keywordsOf])

/** The tables of entries by their section in JSON Resume. */
const tables: Record<string, Table> = {
  work: {
    company: ['name'],
    ...same('position', 'location', 'summary', 'highlights'),
    ...period,
  },
  education: {
    ...same('institution', 'area', 'location'),
    degree: ['studyType'],
    highlights: ['courses'],
    summary: ['courses'],
    ...period,
  },
  publications: {
    title: ['name'],
    authors: hasNoPlace,
    journal: ['publisher'],
    // RenderCV links to the DOI rather than to the address.
    doi: ['url', (value) => `https://doi.org/${value}`],
    ...same('url', 'summary'),
    date: ['releaseDate'],
  },
  projects: {
    ...same('name', 'highlights'),
    summary: ['description'],
    start_date: ['startDate'],
    date: ['startDate'],
    end_date: ['endDate'],
    location: hasNoPlace,
  },
  summary: plain('text', hasNoPlace),
  awards: plain('title', ['summary'], dated('date')),
  certificates: plain('name', ['description'], dated('date')),
  talks: plain('name', ['description'], dated('startDate')),
  volunteer: plain('organization', ['summary'], { ...same('highlights', 'location'), ...period }),
  languages: plain('language', ['fluency']),
  interests: keywords,
  skills: keywords,
}

/** Fields that only entries of one section have. */
const ownFields: Record<string, readonly string[]> = {
  work: ['company', 'position'],
  education: ['institution', 'area', 'degree'],
  publications: ['title', 'authors', 'journal', 'doi'],
}

/** Titles of sections, in English. RenderCV does not define any. */
const titles: Record<string, readonly string[]> = {
  summary: ['summary', 'about', 'about me', 'profile'],
  awards: ['awards', 'honors', 'honors and awards', 'awards and honors'],
  certificates: ['certifications', 'certificates'],
  talks: ['talks', 'invited talks'],
  volunteer: ['volunteering', 'volunteer', 'volunteer work', 'volunteer experience'],
  languages: ['languages'],
  interests: ['interests', 'hobbies'],
  skills: ['skills', 'technologies'],
}

/** Returns the section of JSON Resume for an entry. */
function sectionOf(value: unknown, title: string): string {
  const has = (field: string) => isGroup(value) && Object.hasOwn(value, field)
  const [byFields] = Object.entries(ownFields).find(([, fields]) => fields.some(has)) ?? []
  const plainTitle = title.toLowerCase().replaceAll('_', ' ')
  const [byTitle] = Object.entries(titles).find(([, names]) => names.includes(plainTitle)) ?? []
  const section = byFields ?? byTitle ?? (has('name') ? 'projects' : has('label') ? 'skills' : undefined)
  if (!section) throw new NotImported('is in a section whose title is not known')
  return section
}

/**
 * Converts a RenderCV file to JSON Resume.
 *
 * @param value a group with the group `cv`
 */
export function readRenderCv(value: unknown, place: Place): Group {
  const { cv, ...settings } = Object(value)
  const { sections, ...person } = Object(cv)
  const names = ['design', 'locale', 'settings', 'rendercv_settings']
  readGroup(settings, notImported('is not content', names), place)
  const at = placeOf('cv', place)
  const basics = readGroup(person, header, at) ?? {}
  const resume: Record<string, Group[]> = {}
  for (const [title, section] of Object.entries(Object(sections))) {
    const read = list((value, place) => {
      const name = sectionOf(value, title)
      const read = entry(tables[name] ?? {}, 'name')(value, place)
      if (read) resume[name] = [...(resume[name] ?? []), read]
      return read
    })
    readValue(section, read, placeOf(title, placeOf('sections', at)))
  }
  const { summary = [], talks = [], projects = [], ...lists } = resume
  if (summary.length > 0) basics.summary = summary.map(({ text }) => text).join('\n\n')
  const all = [...projects, ...talks.map((talk) => Object.assign(talk, { type: 'talk' }))]
  return { basics, ...lists, projects: all }
}
