import { listDefinitions, listKeys } from '@/content/schema/lists'
import { networkNamed } from '@/scripts/setup/addresses'
import { basicsFields } from '@/scripts/setup/basics'
import {
  betweenItems,
  isGroup,
  isTechnical,
  itemsOf,
  joinGroups,
  namesOf,
  type Place,
  plainKey,
} from '@/scripts/setup/fields'
import { isLanguage } from '@/scripts/setup/languages'

/** Finds the parts of a resume by any of their names, also inside other groups. */

/** The parts of a resume, with other names for them. */
const partAliases: Record<string, string> = {
  basics: 'basic generalInformation personal personalInfo personalInformation header person profile',
  work: 'workExperience workHistory experience experiences jobs employment employmentHistory positions professionalExperience',
  projects: 'project personalProjects sideProjects openSource selectedProjects',
  skills: 'skill technicalSkills technologies',
  interests: 'hobbies interest',
  profiles: 'socialNetworks social relevantLinks',
  education: 'educations studies academic educationAndTraining',
  publications: 'papers articles writing',
  talks: 'presentations speaking conferences invitedTalks',
  awards: 'honors honours honorsAndAwards selectedHonors recognition achievements',
  certifications: 'certs certificationsAndLicenses licenses',
  volunteering: 'volunteerExperience volunteerWork service',
  languages: 'spokenLanguages languageSkills',
}
const partNames = new Map([
  ...listKeys.map((key): [string, string] => [listDefinitions[key].resume.section, key]),
  ...Object.entries(partAliases).flatMap(([part, aliases]) =>
    [part, ...aliases.split(' ')].map((name): [string, string] => [plainKey(name), part]),
  ),
])
const basicsNames = new Set(namesOf(basicsFields).flat())
/** Groups of fields of the person, in other formats. */
const personGroups = new Set([
  'identification',
  'contactinfo',
  'contactinformation',
  'contact',
  'contacts',
  'info',
  'aboutme',
])

/** Ends of names that the owner chose, such as "teaching experience". */
const partEndings = [
  'experience',
  'projects',
  'education',
  'publications',
  'talks',
  'awards',
  'skills',
  'interests',
]

/** Returns the part of a resume that a field belongs to. "Customer experience" with a list of words is no work. */
function partOf(name: string, field: unknown): string | undefined {
  const key = plainKey(name)
  const ending = partEndings.find((ending) => key.endsWith(ending)) ?? ''
  const fits = ending !== 'experience' || [field].flat().some(isGroup)
  return partNames.get(key) ?? (fits ? partNames.get(ending) : undefined)
}

/** Takes the groups away that other formats have around the parts of a resume, or around fields of the person. */
export function unwrapped(value: unknown): Record<string, unknown> {
  const sections = sectionsOf(value)
  if (sections) return unwrapped(sections)
  const [only, ...others] = Array.isArray(value) ? value : [value]
  const isJob = (entry: unknown) => ['company', 'position'].some((name) => name in Object(entry))
  if (others.length > 0) return [only, ...others].every(isJob) ? { work: value } : {}
  if (typeof only !== 'object') return {}
  const groups = Object.entries(only ?? {}).map(([key, field]) => {
    const sections = sectionsOf(field)
    if (sections) return unwrapped(sections)
    if (isWrapper(key, field)) return unwrapped(field)
    if (isGroup(field) && partOf(key, field) === 'basics') return { [key]: unwrapped(field) }
    if (plainKey(key) === 'summary' && isPersonGroup(field)) return { basics: unwrapped(field) }
    return { [titleOf(key, field)]: field }
  })
  return joinGroups(groups)
}

/** Returns whether a group describes a person: "profil" may be a summary or the owner. */
function isPersonGroup(group: unknown): boolean {
  const keys = Object.keys(Object(group)).map(plainKey)
  return keys.includes('name') && keys.includes('email')
}

/** Returns a list of sections as a group of lists, each by its kind or title. */
function sectionsOf(value: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const groups = value.map((section) => {
    const { type, title, name, contents, items = contents } = Object(section)
    const key = [type, title, name].find((text) => partOf(String(text), items)) ?? title ?? name
    return typeof key === 'string' && Array.isArray(items) ? { [key]: byName(items) ?? items } : undefined
  })
  return groups.every(Boolean) ? joinGroups(groups) : undefined
}

/** Returns a list of names with their values, such as "Full Name", as a group. */
function byName(items: readonly unknown[]): Record<string, unknown> | undefined {
  const isPair = (item: unknown) => isGroup(item) && Object.keys(Object(item)).sort().join() === 'name,value'
  if (!items.every(isPair)) return undefined
  return joinGroups(items.map((item) => ({ [Object(item).name]: Object(item).value })))
}

/** Returns the name of a part. The owner's own parts have a generated key and a title. */
function titleOf(key: string, field: unknown): string {
  const { name, items } = Object(field)
  return Array.isArray(items) && typeof name === 'string' && !partOf(key, field) ? name : key
}

/** Returns whether a group holds a resume or parts of one. A group of jobs and projects is one, other parts are not. */
function isWrapper(key: string, field: unknown): boolean {
  if (!isGroup(field) || isTechnical(key)) return false
  if (personGroups.has(plainKey(key))) return true
  const own = partOf(key, field)
  const parts = Object.entries(Object(field)).map(([name, inner]) => partOf(titleOf(name, inner), inner))
  if (own) return own === 'work' && parts.includes('work')
  return parts.some(Boolean) || Object.entries(Object(field)).some(([name, inner]) => isWrapper(name, inner))
}

/** Sorts fields into parts of a resume, by any of their names, and others. Talks may be projects of that type. */
export function partsOf(root: Record<string, unknown>, place: Place) {
  const parts = new Map<string, { key: string; field: unknown; byKey: object }>()
  const rest: Record<string, unknown> = {}
  const add = (part: string, key: string, field: unknown) => {
    const known = parts.get(part)
    const byKey = joinGroups([known?.byKey, { [key]: field }])
    const join = (both: unknown[]) => {
      if (part === 'basics') return joinGroups(both)
      // Each part may be a list of names, a list of groups, or lists by their titles.
      return part === 'skills' ? byKey : both.flatMap((list) => itemsOf(list, { ...place, path: key }))
    }
    parts.set(part, { key, ...known, field: known ? join([known.field, field]) : field, byKey })
  }
  for (const [key, field] of Object.entries(root)) {
    const part = partOf(key, field)
    const entries = () => itemsOf(field, { ...place, path: key })
    if (!part || (part === 'basics' && [field].flat().every((text) => typeof text === 'string')))
      rest[key] = field
    else if (part === 'projects') {
      const all = entries()
      const talks = all.filter(isTalk).map((talk) => ({ ...Object(talk), type: undefined }))
      const others = all.filter((entry) => !isTalk(entry))
      add(part, key, others)
      if (talks.length > 0) add('talks', key, talks)
    } else if (part === 'languages') add(part, key, entries().flatMap(languagesOf))
    else if (part === 'work') add(part, key, entries().flatMap(rolesOf))
    else add(part, key, field)
  }
  return { parts, rest }
}

function isTalk(entry: unknown): boolean {
  return /^(?:talk|presentation)$/i.test(String(Object(entry).type))
}

/** One entry may name several languages, also as "French (C1)", or be a group of levels by language. */
function languagesOf(entry: unknown): unknown[] {
  if (typeof entry === 'string') {
    return entry.split(betweenItems).map((text) => {
      const [, language = text, fluency] = /^(.+?)\s*[(（]([^()]+)[)）]$/u.exec(text.trim()) ?? []
      return { language, fluency }
    })
  }
  const fields = Object.entries(typeof entry === 'object' ? Object(entry) : {})
  const [key, named] = fields.find(([name]) => /^(?:language|name|label|title)$/.test(plainKey(name))) ?? []
  if (key && Array.isArray(named)) return named.map((name: unknown) => ({ ...Object(entry), [key]: name }))
  const isByName =
    !key &&
    fields.every(([, level]) => typeof level === 'string') &&
    fields.some(([name]) => isLanguage(name) && !isTechnical(name))
  return isByName ? fields.map(([language, fluency]) => ({ language, fluency })) : [entry]
}

/** Fields of a company that are true for each of its roles. */
const ofEachRole =
  /^(?:name|company|companyname|employer|organi[sz]ation|url|website|link|location|city|place)$/
/** Fields of a company that are true for all of its roles together. */
const ofAllRoles = /^(?:start|end|from|to$|since|until|date|period|duration|years?$|(?:is)?current)/

/** A company may have a list of roles. Its text and points are imported once, with the first role. */
function rolesOf(entry: unknown): unknown[] {
  const key = ['roles', 'positions'].find((name) => Array.isArray(Object(entry)[name])) ?? 'roles'
  const { [key]: roles, ...company } = Object(entry)
  if (!Array.isArray(roles) || roles.some((role: unknown) => !isGroup(role))) return [entry]
  if (roles.length === 0) return [company]
  const fields = Object.entries(company)
  const shared = fields.filter(([name]) => ofEachRole.test(plainKey(name)))
  const first = fields.map(([name, field]) => {
    const isUnplaced = roles.length > 1 && ofAllRoles.test(plainKey(name))
    return [isUnplaced ? `${name} of all roles` : name, field]
  })
  return roles.map(({ name, ...role }, i) => {
    const titled =
      (role.position ?? role.title) ? { ...role, 'name of the role': name } : { ...role, position: name }
    return i === 0
      ? joinGroups([titled, Object.fromEntries(first)])
      : { ...Object.fromEntries(shared), ...titled }
  })
}

/** Returns whether fields beside the parts describe a person: other files have a name too. */
export function isPerson(rest: object, hasParts: boolean): boolean {
  const keys = Object.keys(rest).map(plainKey)
  const describes = ['label', 'title', 'headline', 'email', 'summary', 'about', 'bio']
  return (
    hasParts ||
    (keys.some((key) => /^(?:full|first)?name$/.test(key)) && keys.some((key) => describes.includes(key)))
  )
}

/** Takes the fields of a person out of others. */
export function takeBasics(rest: Record<string, unknown>): Record<string, unknown> {
  const isOfPerson = (key: string) => basicsNames.has(plainKey(key)) || networkNamed(key) !== undefined
  const taken = Object.entries(rest).filter(([key]) => isOfPerson(key))
  for (const [key] of taken) delete rest[key]
  return Object.fromEntries(taken)
}
