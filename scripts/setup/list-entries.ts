import type { ContentInput } from '../../content/files'
import { type ListKey, listDefinitions } from '../../content/lists'
import { asMonth, type ReadDate } from './dates'
import { address, date, line, lines, type Place, type Read, readGroup, texts } from './fields'
import { location } from './location'
import { type PeriodFields, periodFields, periodOf } from './period'
import { oneParagraph, pointsAndProse, pointsOf } from './points'
import { isEmpty } from './text'

/** Reads the lists of `content/lists.ts`, which also defines what JSON Resume calls their fields. */

/** Other names of lists in resumes. */
export const listAliases: Record<ListKey, readonly string[]> = {
  education: ['educations', 'studies', 'academic', 'educationAndTraining'],
  publications: ['papers', 'articles', 'writing'],
  talks: ['presentations', 'speaking', 'conferences'],
  awards: ['honors', 'honours', 'honorsAndAwards', 'selectedHonors', 'recognition', 'achievements'],
  certifications: ['certs', 'certificationsAndLicenses', 'licenses'],
  volunteering: ['volunteerExperience', 'volunteerWork', 'service'],
  languages: ['spokenLanguages', 'languageSkills'],
}

/** Other names of fields: those of other formats, and what people write. */
const aliases: Record<string, readonly string[]> = {
  institution: [
    'school',
    'schoolName',
    'university',
    'college',
    'institute',
    'organization',
    'organisation',
    'name',
  ],
  degree: ['major', 'fieldOfStudy', 'subject', 'field'],
  score: ['gpa', 'grade'],
  points: ['highlights', 'achievements', 'coursework', 'curriculum', 'activities'],
  title: ['name', 'label', 'award', 'bullet'],
  name: ['title', 'label', 'certificate'],
  issuer: ['awarder', 'authority', 'organization', 'organisation', 'institution', 'provider', 'by', 'from'],
  publisher: ['journal', 'venue', 'conference', 'publication'],
  event: ['conference', 'venue', 'location'],
  organization: ['organisation', 'company', 'companyName', 'name', 'institution'],
  role: ['title'],
  date: [
    'releaseDate',
    'year',
    'published',
    'issued',
    'publishedOn',
    'issuedOn',
    'issueDate',
    'startedOn',
    'startDate',
  ],
  link: ['website', 'href', 'doi'],
  description: ['summary', 'details', 'highlights'],
  level: ['proficiency', 'description', 'details', 'cefr'],
}

/** A digital object identifier is an address too. */
const readLink: Read<string> = (value, place) =>
  address(
    typeof value === 'string' && /^10\.\d{4,}\//.test(value) ? `https://doi.org/${value}` : value,
    place,
  )

/** A number without a scale is no level. */
const readLevel: Read<string> = (value, place) =>
  /^\d+$/.test(String(value)) ? undefined : line(value, place)

/** How fields are read that are not a line of text. */
const readers: Record<string, Read<unknown>> = {
  ...{ link: readLink, points: texts, location, description: lines, date, level: readLevel },
}

/** Lists in which an entry without an end goes on. */
const ongoingLists = new Set<ListKey>(['volunteering'])

/** Returns how to read an entry of a list: nothing comes of one that lacks what the schema needs. */
export function listEntry<Key extends ListKey>(key: Key): Read<ContentInput[Key][number]> {
  const { entry: schema, names, resume } = listDefinitions[key]
  const own = Object.keys(resume.fields)
  // Their names in JSON Resume come first: `area` there is our `degree`, and `degree` elsewhere is its `studyType`.
  const fields = own
    .filter((name) => !['startDate', 'endDate', 'summary'].includes(name))
    .map((name) => [resumeName(key, name), [readers[name] ?? line, name, ...(aliases[name] ?? [])] as const])
  const read = (value: unknown, place: Place) => {
    const group = typeof value === 'string' ? { [String(names[0])]: value } : value
    const values = readGroup(group, place, {
      ...(own.includes('degree') && {
        studyType: [line, 'degree', 'degreeName', 'qualification', 'title'] as const,
      }),
      ...(Object.fromEntries(fields) as Record<string, readonly [Read<unknown>, ...string[]]>),
      ...(own.includes('startDate') && periodFields),
      ...(own.includes('points') && { text: [lines, 'summary', 'description', 'details', 'notes'] as const }),
    })
    const renamed = own.map((name) => [name, Reflect.get(values, resumeName(key, name))])
    const found: Found = { ...values, ...Object.fromEntries(renamed) }
    const name = String(names.map((field) => found[field]).find(Boolean) ?? place.path)
    const dates = own.includes('startDate') ? periodOf(found, name, place, ongoingLists.has(key)) : {}
    const entry = { ...composed(own, found), ...dates }
    const { data } = schema.safeParse(entry)
    return data && JSON.parse(JSON.stringify(entry))
  }
  return read as Read<ContentInput[Key][number]>
}

function resumeName(key: ListKey, name: string): string {
  return String(Reflect.get(listDefinitions[key].resume.fields, name))
}

interface Found extends Partial<Record<string, unknown>>, PeriodFields {
  text?: string
  points?: string[]
  studyType?: string
}

/** The fields of an entry except its dates: texts are taken apart, and a degree goes with its subject. */
function composed(own: readonly string[], found: Found): Record<string, unknown> {
  const { text = '', points = [], studyType = '', degree = '', description, date } = found
  const parts = pointsAndProse(text)
  const hasSummary = own.includes('summary')
  const prose = hasSummary ? parts.prose : []
  const items = [...(hasSummary ? [] : parts.prose), ...parts.points, ...points.flatMap(pointsOf)]
  const values: Record<string, unknown> = {
    ...found,
    degree: (studyType.includes(String(degree)) ? studyType : `${studyType} ${degree}`).trim(),
    description: typeof description === 'string' ? description.replace(/\s+/g, ' ') : undefined,
    date: date && asMonth(date as ReadDate),
    summary: oneParagraph(prose),
    points: items,
  }
  return Object.fromEntries(own.map((name) => [name, isEmpty(values[name]) ? undefined : values[name]]))
}
