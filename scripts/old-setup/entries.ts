import type { z } from 'zod'
import { type ContentInput, type ExperienceInput, experienceSchema } from '@/content/schema/content'
import { type ListKey, listDefinitions } from '@/content/schema/lists'
import { addressKey } from '@/scripts/old-setup/addresses'
import { asMonth, type ReadDate } from '@/scripts/old-setup/dates'
import { withClearJobs, withClearSchools } from '@/scripts/old-setup/entry-names'
import {
  address,
  addresses,
  date,
  type Fields,
  line,
  lines,
  list,
  names,
  noteUnread,
  type Read,
  readGroup,
  texts,
} from '@/scripts/old-setup/fields'
import { location } from '@/scripts/old-setup/location'
import { type PeriodFields, periodFields, periodOf } from '@/scripts/old-setup/period'
import { oneParagraph, pointsAndProse, pointsOf } from '@/scripts/old-setup/points'
import { takeStack } from '@/scripts/old-setup/stack'
import { isEmpty, withoutLinks } from '@/scripts/old-setup/text'

/** Reads jobs and the lists of `content/schema/lists.ts`. Each list defines what JSON Resume calls its fields. */

interface Definition {
  entry: z.ZodType
  /** The fields that name an entry. */
  names: readonly string[]
  /** The JSON Resume names of our fields. */
  fields: Record<string, string>
  /** Whether an entry without an end is ongoing, as at LinkedIn. */
  isOngoing: boolean
}

const job: Definition = {
  entry: experienceSchema,
  names: ['company', 'title'],
  fields: {
    company: 'name',
    title: 'position role jobTitle job occupation designation function label course',
    location: 'location',
    link: 'url',
    startDate: 'startDate',
    endDate: 'endDate',
    summary: 'summary',
    responsibilities: 'highlights',
    stack: 'keywords',
    highlight: 'highlight',
  },
  isOngoing: true,
}

/** The first address. */
const link: Read<string> = (value, place) => {
  if (typeof value === 'string') return address(value, place)
  const [first, ...others] = addresses(value, place) ?? []
  for (const other of others)
    if (first && addressKey(other) !== addressKey(first))
      noteUnread(place, other, 'the entry has another link')
  return first
}

/** Notes the number of a certificate or the identifier of a publication, which have no place on the site. Ignores technical ids. */
const id: Read<string> = (value, place) => {
  const isTechnical = /\.id (?:\p{L}*[-_]?\d{0,4}|[\da-f-]{36}|[a-z\d]{20,})$/iu
  if (!isTechnical.test(`${place.path} ${value}`)) noteUnread(place, value, 'no place on the site')
  return String(value)
}

/** A level. Ignores a number, because its scale is unknown. */
const level: Read<string> = (value, place) => (/^\d+$/.test(String(value)) ? undefined : line(value, place))

export const POINTS =
  'highlights responsibilities contributions achievements points items duty remarks what bullets bulletPoints tasks duties results accomplishments challenges course coursework curriculum modules honors projects lists'
export const STACK =
  'keywords technologies technology technologyStack techStack stack tech techs tools skills tags libs langs builtWith'

/** How to read fields, with their names in other formats. A field has one meaning in all lists. */
const fields: Fields = {
  company: [
    line,
    'employer org organization organisation companyName orgName insName workplace at where institution university school college',
  ],
  institution: [
    line,
    'school schoolName insName university college institute org organization organisation at where name place company',
  ],
  degree: [line, 'program programme major fieldOfStudy subject field specialization specialisation'],
  score: [line, 'gpa cgpa grade'],
  title: [line, 'name label award awardInfo'],
  name: [line, 'title label certificate certification course curso languages'],
  issuer: [
    line,
    'awarder authority org organization organisation institution provider publisher by from issuedBy company',
  ],
  publisher: [line, 'journal venue conference event publication'],
  event: [line, 'conference venue'],
  organization: [line, 'organisation org association company companyName name institution'],
  role: [line, 'title'],
  location: [location, 'place city where'],
  date: [
    date,
    'releaseDate year published issued publishedOn issuedOn issueDate startedOn startDate start time period',
  ],
  description: [lines, 'summary abstract details detail highlights'],
  level: [level, 'proficiency description details cefr'],
  link: [link, 'url website href homepage doi links moreUrl source'],
  points: [texts, POINTS],
  responsibilities: [texts, POINTS],
  stack: [names, STACK],
  highlight: [line],
}

/** Free text, which fills several fields. */
const text: Fields = {
  text: [
    lines,
    'companyDescription description desc summary about overview details notes blurb context info content activities',
  ],
}
/** The link of a talk or a publication: also its slides, video or paper. */
const media: Fields = { link: [link, `${fields.link?.[1]} slides video recording pdf paper`] }
/** Fields that are joined into `degree`. */
const studies: Fields = {
  studyType: [line, 'degree degreeName qualification course title role'],
  subject: [line, 'area'],
}

interface Found extends PeriodFields {
  text?: string
  points?: string[]
  responsibilities?: string[]
  stack?: string[]
  [field: string]: unknown
}

/** Returns a reader for a kind of entry. It rejects invalid entries. */
function entryReader({ entry: schema, names, fields: own, isOngoing }: Definition): Read<object> {
  const has = (name: string) => name in own
  const plain = Object.entries(fields).filter(([name]) => has(name))
  const readers: Fields = {
    ...(has('degree') && studies),
    ...Object.fromEntries(
      // A company is also called `name`, but so is a job.
      plain.map(([name, [read, aliases = '']]) => [
        name,
        [read, own[name] === 'name' ? `${aliases} name` : `${own[name]} ${aliases}`],
      ]),
    ),
    ...(has('date') && { ...media, id: [id] }),
    ...((has('points') || has('responsibilities')) && text),
    ...(has('startDate') && periodFields),
  }
  return (value, place) => {
    const group = typeof value === 'string' ? { [String(names[0])]: value } : value
    const found: Found = readGroup(group, place, readers)
    const linked = (has('link') ? names : []).flatMap((field) => {
      const { text, links } = withoutLinks(String(found[field] ?? ''))
      if (links.length > 0) found[field] = text
      return links
    })
    found.link = link([...new Set([found.link ?? [], linked].flat())], place)
    const name = String(names.map((field) => found[field]).find(Boolean) ?? place.path)
    const dates = has('startDate') ? periodOf(found, name, place, isOngoing) : {}
    const entry = JSON.parse(JSON.stringify({ ...composeEntry(own, found), ...dates }))
    return schema.safeParse(entry).success ? entry : undefined
  }
}

/** Returns the fields of an entry except its dates. */
function composeEntry(own: Record<string, string>, found: Found): Record<string, unknown> {
  const parts = pointsAndProse(found.text ?? '')
  const listed = [...(found.points ?? []), ...(found.responsibilities ?? [])].flatMap(pointsOf)
  const split = 'stack' in own ? takeStack : (items: string[]) => [[], items] as const
  const [proseStack, prose] = split(parts.prose)
  const [pointStack, points] = split([...new Set([...parts.points, ...listed])])
  const items = 'summary' in own ? points : [...prose, ...points]
  const highlight = String(found.highlight ?? '')
  // The figure of a point is shown large. A text that is in no point is a further point.
  const isFigure = items.some((item) => item !== highlight && item.includes(highlight))
  const isPoint = isFigure || items.includes(highlight)
  const values: Record<string, unknown> = {
    ...found,
    degree: degreeOf([found.studyType, found.degree, found.subject]),
    description: found.description && oneParagraph(pointsOf(String(found.description))),
    date: found.date && asMonth(found.date as ReadDate),
    summary: oneParagraph(prose),
    points: items,
    responsibilities: isPoint ? items : [...items, highlight],
    highlight: isFigure ? highlight : '',
    stack: [...new Set([...(found.stack ?? []), ...proseStack, ...pointStack])],
  }
  return Object.fromEntries(
    Object.keys(own).map((name) => [name, isEmpty(values[name]) ? undefined : values[name]]),
  )
}

/** Joins the parts of a degree, without a part that another one contains: "BSc Physics", but "Bachelor of Science, Physics". */
function degreeOf(parts: readonly unknown[]): string {
  const texts = [...new Set(parts.filter(Boolean).map(String))]
  const isIn = (text: string, other: string) =>
    other !== text && ` ${other} `.toLowerCase().includes(` ${text} `.toLowerCase())
  return texts
    .filter((text) => !texts.some((other) => isIn(text, other)))
    .reduce((degree, text) => `${degree}${/\s.*[^.,;:]$/.test(degree) ? ', ' : ' '}${text}`.trim(), '')
}

const readJob = entryReader(job) as Read<Omit<ExperienceInput, 'id'>>

/** Reads jobs; one without a company needs a title. */
export const readJobs: Read<Omit<ExperienceInput, 'id'>[]> = (value, place) =>
  list(readJob)(withClearJobs([value].flat()), place)

/** Returns a reader for the entries of a list. */
export function listReader<Key extends ListKey>(key: Key): Read<ContentInput[Key]> {
  const { entry, names, resume } = listDefinitions[key]
  const read = list(entryReader({ entry, names, fields: resume.fields, isOngoing: key === 'volunteering' }))
  const readSchools: Read<object[]> = (value, place) => read(withClearSchools([value].flat()), place)
  return (key === 'education' ? readSchools : read) as Read<ContentInput[Key]>
}
