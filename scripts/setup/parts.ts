import { networkNamed } from '@/scripts/setup/addresses'
import { basicsFields, withoutSuffix } from '@/scripts/setup/basics'
import { hasKeys, isTechnical, namesOf, plainKey } from '@/scripts/setup/field-names'
import { isGroup, itemsOf, joinGroups, type Place } from '@/scripts/setup/fields'
import { isLanguage, languageName } from '@/scripts/setup/languages'
import { areTechniques, isJob, partByEntries, partNames, partOf } from '@/scripts/setup/part-names'
import { itemsIn } from '@/scripts/setup/sentences'

/** Finds the parts of a resume by any of their names, also inside other groups. */

const basicsNames = namesOf(basicsFields)
/** Groups of fields of the person, in other formats. */
const personGroups = /^(?:identification|contacts?|contactinfo(?:rmation)?|info|aboutme)$/

/** Takes the groups away that other formats have around the parts of a resume, or around fields of the person. */
export function unwrapped(value: unknown): Record<string, unknown> {
  const sections = sectionsOf(value)
  if (sections) return unwrapped(sections)
  const [only, ...others] = [value].flat()
  if (others.length > 0) return [only, ...others].every(isJob) ? { work: value } : {}
  if (typeof only !== 'object') return {}
  const hasPerson =
    hasKeys(only, isName) || Object.keys(only ?? {}).some((key) => partNames.get(plainKey(key)) === 'basics')
  const groups = Object.entries(only ?? {}).map(([key, field]) => {
    const part = partOf(key, field)
    const sections = part ? undefined : sectionsOf(field)
    if (sections) return unwrapped(sections)
    if (isWrapper(key, field)) return unwrapped(part ? withoutHeadings(key, Object(field)) : field)
    if (part === 'basics' && isGroup([field].flat()[0])) return { [key]: unwrapped(field) }
    if (!hasPerson && !otherPerson.test(key) && !part && isPersonGroup(field))
      return { basics: unwrapped(field) }
    return { [titleOf(key, field)]: field }
  })
  return joinGroups(groups)
}

/** Renames the texts above a group of jobs and projects, which would describe the person otherwise. */
function withoutHeadings(key: string, group: object): object {
  return joinGroups(
    Object.entries(group).map(([name, field]) => ({
      [typeof field === 'string' ? `${name} of ${key}` : name]: field,
    })),
  )
}

const otherPerson = /referen|manager|supervisor|recipient/i
const isName = /^(?:full|first)?name$/
const describesPerson =
  /^(?:label|title|headline|tagline|occupation|email|summary|about|bio|contacts?|links|profiles|social)$/

/** Returns whether a group, or a list of one, describes a person: "profil" may be a summary or the owner. */
export function isPersonGroup(value: unknown): boolean {
  const [group, ...others] = [value].flat()
  return others.length === 0 && hasKeys(group, isName, describesPerson)
}

/** Returns a list of sections as a group of lists, each by its kind or title. */
function sectionsOf(value: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined
  const groups = value.map((section) => {
    const {
      type,
      title,
      name,
      content,
      contents = content,
      entries = contents,
      items = entries,
    } = Object(section)
    const key = [type, title, name].find((text) => partOf(String(text), items)) ?? title ?? name
    return typeof key === 'string' && Array.isArray(items) ? { [key]: byName(items) ?? items } : undefined
  })
  // A list of jobs with titles and points is no list of sections.
  const hasParts = groups.some((group) =>
    Object.entries(Object(group)).some(([key, items]) => partOf(key, items)),
  )
  return groups.every(Boolean) && hasParts ? joinGroups(groups) : undefined
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
  if (personGroups.test(plainKey(key))) return true
  const own = partOf(key, field)
  // A text below the name of a part is its heading.
  const parts = Object.entries(Object(field)).map(
    ([name, inner]) => typeof inner === 'object' && partOf(titleOf(name, inner), inner),
  )
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
    const part = partOf(key, field) ?? partByEntries(field)
    const entries = () => itemsOf(field, { ...place, path: key })
    if (!part || (part === 'basics' && [field].flat().every((text) => typeof text === 'string')))
      rest[key] = field
    else if (part === 'work') add(part, key, entries().flatMap(rolesOf))
    else if (part === 'projects') {
      const isTalk = (entry: unknown) => /^(?:talk|presentation)$/i.test(String(Object(entry).type))
      const all = entries()
      const talks = all.filter(isTalk).map((talk) => ({ ...Object(talk), type: undefined }))
      add(
        part,
        key,
        all.filter((entry) => !isTalk(entry)),
      )
      if (talks.length > 0) add('talks', key, talks)
    } else if (part === 'languages') {
      const all = entries().flatMap((entry) => languagesOf(entry, place.lang))
      const names = all.map(({ language }) => language)
      const areOfPrograms = areTechniques(names) && !names.some((name) => isLanguage(String(name)))
      if (areOfPrograms) add('skills', key, { [key]: names })
      else add(part, key, all)
    } else {
      // The name of a list such as `frameworks` is its title.
      const isTitle = part === 'skills' && areTechniques(field) && plainKey(key) !== 'skills'
      add(part, key, isTitle ? { [key]: field } : field)
    }
  }
  return { parts, rest }
}

/** One entry may name several languages, also as "French (C1)", or be a group of levels by language. */
function languagesOf(entry: unknown, lang: string): { language?: unknown }[] {
  if (typeof entry === 'string') {
    return itemsIn(entry).map((text) => {
      const [, language = text, inBrackets, fluency = inBrackets] =
        /^(.+?)\s*(?:[(（]([^()]+)[)）]|[:：]\s*(.+))$/u.exec(text.trim()) ?? []
      return { language: languageName(language, lang), fluency }
    })
  }
  const fields = Object.entries(typeof entry === 'object' ? Object(entry) : {})
  const [key, named] = fields.find(([name]) => /^(?:language|name|label|title)$/.test(plainKey(name))) ?? []
  if (key && typeof named === 'string') return [{ ...Object(entry), [key]: languageName(named, lang) }]
  if (key && Array.isArray(named)) return named.map((name: unknown) => ({ ...Object(entry), [key]: name }))
  const isByName =
    !key &&
    fields.every(([, level]) => typeof level === 'string') &&
    fields.some(([name]) => isLanguage(name) && !isTechnical(name))
  if (isByName) return fields.map(([name, fluency]) => ({ language: languageName(name, lang), fluency }))
  return [typeof entry === 'object' ? Object(entry) : { language: entry }]
}

/** Fields of a company that are true for each of its roles. */
const ofEachRole =
  /^(?:name|company|companyname|employer|organi[sz]ation|url|website|link|location|city|place)$/
/** Fields of a company that are true for all of its roles together. */
const ofAllRoles = /^(?:start|end|from|to$|since|until|date|period|duration|years?$|(?:is)?current)/

/** A company may have a list of roles. Its text and points are imported once, with the first role. */
function rolesOf(entry: unknown): unknown[] {
  const isRole = (role: unknown) => isJob(role) && hasKeys(role, /start|date|period/)
  const isRoles = (name: string) => {
    const { [name]: all } = Object(entry)
    if (!Array.isArray(all) || otherPerson.test(name)) return false
    return /^(?:roles|positions)$/.test(plainKey(name)) || (all.length > 0 && all.every(isRole))
  }
  const key = Object.keys(Object(entry)).find(isRoles) ?? 'roles'
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

/** Takes the fields of a person out of others. */
export function takeBasics(rest: Record<string, unknown>): Record<string, unknown> {
  const isOfPerson = (key: string) =>
    (plainKey(key) === 'address' && isGroup(rest[key])) ||
    basicsNames.has(plainKey(key)) ||
    networkNamed(withoutSuffix(key)) !== undefined
  const taken = Object.entries(rest).filter(([key]) => isOfPerson(key))
  for (const [key] of taken) delete rest[key]
  return Object.fromEntries(taken)
}
