import {
  entry,
  type Group,
  hasNoPlace,
  isGroup,
  isPrivate,
  list,
  notImported,
  type Place,
  placeOf,
  readGroup,
  readValue,
  same,
  type Table,
} from '@/scripts/setup/fields'

/**
 * Converts RenderCV (https://docs.rendercv.com) to JSON Resume. Owners choose the titles of
 * sections, so jobs, schools and publications are known by their fields, as in RenderCV. A section
 * with another title than those below is a list of the owner's.
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

const dated = (date: string): Table => ({ date: [date], start_date: [date], end_date: [date] })

/** Returns the table of an entry of any kind that has a name, and may have a summary. */
function plain(name: string, summary: Table[string], more: Table = {}): Table {
  const names = ['name', 'label', 'bullet', 'number', 'reversed_number'].map((field) => [field, [name]])
  const summaries = { summary, details: summary, highlights: summary }
  return { ...Object.fromEntries(names), ...summaries, location: hasNoPlace, ...more }
}

/** Returns `Go, Rust` as a list. A comma in brackets separates nothing. */
const keywordsOf = (value: unknown) =>
  typeof value === 'string' ? value.trim().split(/\s*,(?![^()]*\))\s*/) : value

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
  ownLists: plain('name', ['summary'], {
    ...same('highlights'),
    details: ['subtitle'],
    location: ['subtitle'],
    ...dated('date'),
  }),
}

/** Fields that only entries of one section have. */
const ownFields: Record<string, readonly string[]> = {
  work: ['company', 'position'],
  education: ['institution', 'area', 'degree'],
  publications: ['title', 'authors', 'journal', 'doi'],
}

/** Titles of sections, in English. RenderCV does not define any. */
const titles: Record<string, readonly string[]> = {
  summary: ['summary', 'professional summary', 'about', 'about me', 'profile'],
  awards: ['awards', 'honors', 'honors and awards', 'awards and honors'],
  certificates: ['certifications', 'certificates'],
  talks: ['talks', 'invited talks'],
  volunteer: ['volunteering', 'volunteer', 'volunteer work', 'volunteer experience'],
  languages: ['languages'],
  interests: ['interests', 'hobbies'],
  skills: ['skills', 'technologies'],
  projects: ['projects', 'open source'],
}

/** Titles that may follow another word, as in "Personal Projects". */
const lastWords = ['projects', 'skills']

function sectionOf(value: unknown, title: string): string {
  const has = (field: string) => isGroup(value) && Object.hasOwn(value, field)
  const byFields = keyWith(ownFields, (fields) => fields.some(has))
  if (byFields) return byFields
  const plainTitle = title.toLowerCase().replaceAll('_', ' ').replaceAll('&', 'and')
  const byTitle = keyWith(titles, (names) => names.includes(plainTitle))
  const section = byTitle ?? lastWords.find((word) => plainTitle.endsWith(` ${word}`)) ?? 'ownLists'
  return section === 'projects' && !has('name') ? 'ownLists' : section
}

function keyWith(table: Record<string, readonly string[]>, accepts: (names: readonly string[]) => boolean) {
  return Object.keys(table).find((key) => accepts(table[key] ?? []))
}

const smallWords = 'a and as at but by for from in into nor of off on or over so than to with'.split(' ')

/** Returns the title that RenderCV prints for a key: "Arts and Crafts" for `arts_and_crafts`. */
function titleOf(key: string): string {
  if (/[\s\p{Lu}]/u.test(key)) return key
  const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const words = key.split('_')
  return words.map((word) => (smallWords.includes(word) ? word : capitalized(word))).join(' ')
}

/** Converts a RenderCV file, which has the group `cv`, to JSON Resume. */
export function readRenderCv(value: unknown, place: Place): Group {
  const { cv, ...settings } = Object(value)
  const { sections, ...person } = Object(cv)
  const names = ['design', 'locale', 'settings', 'rendercv_settings']
  readGroup(settings, notImported('is not content', names), place)
  const at = placeOf('cv', place)
  const basics = readGroup(person, header, at) ?? {}
  const resume: Record<string, Group[]> = {}
  const ownLists: Group[] = []
  for (const [title, section] of Object.entries(Object(sections))) {
    const entries: Group[] = []
    const read = list((value, place) => {
      const name = sectionOf(value, title)
      const group = entry(tables[name] ?? {}, 'name')(value, place)
      if (group && name === 'ownLists') entries.push(group)
      else if (group) resume[name] = [...(resume[name] ?? []), group]
      return group
    })
    readValue(section, read, placeOf(title, placeOf('sections', at)))
    if (entries.length > 0) ownLists.push({ title: titleOf(title), entries })
  }
  const { summary = [], talks = [], projects = [], ...lists } = resume
  if (summary.length > 0) basics.summary = summary.map(({ text }) => text).join('\n\n')
  for (const talk of talks) talk.type = 'talk'
  return { basics, ...lists, projects: [...projects, ...talks], ownLists }
}
