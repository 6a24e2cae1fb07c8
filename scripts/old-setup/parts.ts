import { basicsNames, flatPlaces, isAccount } from '@/scripts/old-setup/basics'
import { withPlaceFields } from '@/scripts/old-setup/entry-names'
import { hasKeys, isTechnical, plainKey, wordsOf } from '@/scripts/old-setup/field-names'
import { isGroup, itemsOf, joinGroups, noteUnplaced, type Place } from '@/scripts/old-setup/fields'
import { codeOfLanguage, languageCode, languageName } from '@/scripts/old-setup/languages'
import {
  areTechniques,
  isJob,
  isPlace,
  isTeaching,
  partByEntries,
  partNames,
  partOf,
} from '@/scripts/old-setup/part-names'
import { itemsIn } from '@/scripts/old-setup/sentences'
import { isEmpty } from '@/scripts/old-setup/text'

/** Finds the parts of a resume by any of their names, also inside other groups. */

const personGroups = /^(?:identification|contacts?|contactinfo(?:rmation)?|info|aboutme)$/

/** Removes the groups that other formats have around the parts of a resume, or around fields of the person. */
export function unwrapped(value: unknown, isPerson = false): Record<string, unknown> {
  const sections = sectionsOf(value)
  if (sections) return unwrapped(sections)
  const entries = Array.isArray(value)
    ? value.map((entry) => ({ [partByEntries([entry]) ?? (isJob(entry) ? 'work' : 'entry')]: [entry] }))
    : []
  if (entries.some((entry) => !('entry' in entry))) return joinGroups(entries)
  const [only, ...others] = [value].flat()
  if (typeof only !== 'object' || others.length > 0) return {}
  const isNamed = isPerson || hasKeys(only, isName)
  const hasPerson =
    hasKeys(only, isName) || Object.keys(only ?? {}).some((key) => partNames.get(plainKey(key)) === 'basics')
  const groups = Object.entries(only ?? {}).map(([key, field]) => {
    const part = partOf(key, field)
    const sections = part ? undefined : sectionsOf(field)
    if (sections) return unwrapped(sections)
    if (isWrapper(key, field)) {
      // Texts above a group of jobs and projects do not describe the person.
      const nameOf = (name: string, text: unknown) =>
        part && typeof text === 'string' ? `${name} of ${key}` : name
      const fields = Object.entries(Object(field))
      return unwrapped(joinGroups(fields.map(([name, text]) => ({ [nameOf(name, text)]: text }))))
    }
    if (part === 'basics' && isGroup(onlyItem(field))) {
      const person = Object.entries(unwrapped(onlyItem(field), true))
      const isOther = ([name, inner]: [string, unknown]) => besidePerson.test(String(partOf(name, inner)))
      const others = person.filter(isOther)
      return {
        ...Object.fromEntries(others),
        [key]: Object.fromEntries(person.filter((own) => !isOther(own))),
      }
    }
    // Without a name beside it, a title is that of the page.
    if (!isNamed && typeof field === 'string' && /^title$/.test(plainKey(key)))
      return { [`${key} of the page`]: field }
    const isOnly = !hasPerson || isProfile.test(key)
    if (isOnly && !otherPerson.test(key) && !part && isPersonGroup(field, key))
      return isPerson ? unwrapped(onlyItem(field), true) : { basics: unwrapped(onlyItem(field), true) }
    return { [titleOf(key, field)]: field }
  })
  return joinGroups(groups)
}

/** Parts that may be in the group of the person. */
const besidePerson = /^(?:languages|skills|work|education|projects)$/

/** Returns a value that is not a list, or the only item of a list. */
function onlyItem(value: unknown): unknown {
  const [only, ...others] = [value].flat()
  return others.length > 0 ? undefined : only
}

const otherPerson = /referen|manager|supervisor|recipient/i
const isName = /^(?:full|first)?name$/
/** "Profile" in other languages, which may be a summary or the person. */
const isProfile = /^(?:p(?:er|ro)fi[el]|hero|persona$)/i
const describesPerson =
  /^(?:label|title|role|job|headline|tagline|occupation|email|summary|about|bio|contacts?|links|profiles|social)$/

/** Returns whether a group, or a list of one, describes a person: "profil" may be a summary or the owner. */
export function isPersonGroup(value: unknown, key = ''): boolean {
  const group = onlyItem(value)
  // A list of one may be a project.
  const other = Array.isArray(value) ? /^email$/ : isProfile.test(key) ? isName : describesPerson
  return hasKeys(group, isName, other)
}

/** Names of the list in a section. */
const sectionKeys = ['items', 'entries', 'contents', 'content', 'children']

/** Returns an entry or a section without the name of its part around it, as in `{ project: { … } }`. */
function unwrapEntry(entry: unknown, part?: string): unknown {
  const [[key, inner] = [''], ...others] = Object.entries(isGroup(entry) ? Object(entry) : {})
  const named = isGroup(inner) && others.length === 0 ? partOf(key, inner) : undefined
  return named && named === (part ?? named) ? inner : entry
}

/** Returns a list of sections as a group of lists, each by its kind, its title or its key. */
function sectionsOf(value: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(value)) return undefined
  const groups = value.map((section) => {
    const inner = unwrapEntry(section)
    const [part] = inner === section ? [] : Object.keys(Object(section))
    const { type = part, title, name, label, text, ...others } = Object(inner)
    const [listKey = '', items] =
      sectionKeys.map((list) => [list, others[list]]).find(([, list]) => Array.isArray(list)) ?? []
    const key =
      [type, title, name, label].find((text) => partOf(String(text), items)) ?? title ?? name ?? label ?? part
    const list = items && (byName(items) ?? items)
    if (typeof key !== 'string' || !(list ?? (part ? '' : text))) return undefined
    const beside = Object.entries({ ...others, text: list && text, [listKey]: undefined })
    const named = beside
      .filter(([field]) => !isTechnical(field))
      .map(([field, value]) => [`${field} of the ${key} section`, value])
    return { [key]: list ?? text, ...Object.fromEntries(named) }
  })
  // A list of jobs with titles and points is not a list of sections.
  const hasParts = groups.some((group) =>
    Object.entries(Object(group)).some(([key, items]) => partOf(key, items)),
  )
  return groups.every(Boolean) && hasParts ? joinGroups(groups) : undefined
}

/** Returns a list of names with their values, such as "Full Name", as a group. */
function byName(items: readonly unknown[]): Record<string, unknown> | undefined {
  const pairs = items.map((item) => {
    const { title, label = title, name = label, value, ...others } = Object(item)
    return typeof name === 'string' && value && isEmpty(others) ? { [name]: value } : undefined
  })
  return pairs.every(Boolean) ? joinGroups(pairs) : undefined
}

/** Returns the name of a part. The owner's own parts have a generated key and a title. */
function titleOf(key: string, field: unknown): string {
  const { name, items } = Object(field)
  return Array.isArray(items) && typeof name === 'string' && !partOf(key, field) ? name : key
}

/** Returns whether a group contains a resume or parts of one. Of groups that are parts themselves, only jobs with projects count. */
function isWrapper(key: string, field: unknown): boolean {
  if (!isGroup(field) || isTechnical(key)) return false
  if (personGroups.test(plainKey(key))) return true
  const own = partOf(key, field)
  const isEntry = ([name, entry]: [string, unknown]) =>
    !partOf(titleOf(name, entry), entry) &&
    hasKeys(entry, /^(?:name|title|role)$/) &&
    !hasKeys(entry, /^(?:work|experience|education)/)
  if (Object.entries(Object(field)).every(isEntry)) return false
  // A text below the name of a part is its heading.
  const parts = Object.entries(Object(field))
    .map(([name, inner]) => typeof inner === 'object' && partOf(titleOf(name, inner), inner))
    .filter((part) => part !== 'profiles')
  if (own) return own === 'work' && parts.includes('work')
  return parts.some(Boolean) || Object.entries(Object(field)).some(([name, inner]) => isWrapper(name, inner))
}

/** Sorts fields into the parts of a resume, by any of their names. Fields of no part are the `rest`. Talks may be projects of that type. */
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
  /** Moves the projects of a job or a school to the list of projects, with the name of their company or school. */
  const withoutProjects = (entry: unknown, key: string) => {
    const fields = Object.entries(isGroup(entry) ? Object(entry) : {})
    const isList = ([name, list]: [string, unknown]) =>
      [list].flat().some(isGroup) && partOf(name, list) === 'projects'
    const lists = fields.filter(isList)
    const named = [isPlace, /name$/, /title$|position$|role$/].flatMap((pattern) =>
      fields.filter(([name]) => pattern.test(plainKey(name))),
    )
    for (const [name, list] of lists) {
      const path = `${key}.${name}`
      const projects = itemsOf(list, { ...place, path }).map((project) => ({
        entity: Object(named[0]?.[1]).name ?? named[0]?.[1],
        ...(isGroup(project) ? Object(project) : { name: project }),
      }))
      add('projects', path, projects)
    }
    return lists.length > 0 ? Object.fromEntries(fields.filter((field) => !isList(field))) : entry
  }
  for (const [key, field] of Object.entries(root)) {
    const named = partOf(key, field)
    const isText = named === 'basics' && !isGroup(onlyItem(field))
    const part = named && !isText ? named : partByEntries(field)
    const at = { ...place, path: key }
    const entries = () => itemsOf(field, at).flatMap((entry) => splitGroup(unwrapEntry(entry, part), part))
    if (!part || isLabel(part, field)) rest[key] = field
    else if (part === 'work' || part === 'education') {
      const isWork = part === 'work'
      if (isTeaching(key)) place.notes.push({ kind: `${place.source}: imported as jobs`, subject: key })
      const rows = entries().map(withPlaceFields)
      const all = isWork ? rows.flatMap((job) => rolesOf(job, at)) : rows
      const own = all.map((entry) => withoutProjects(entry, key))
      add(isWork && areProjects(rows, key, Object(field)) ? 'projects' : part, key, own)
    } else if (part === 'awards') {
      add(part, key, entries())
    } else if (part === 'projects') {
      const isTalk = (entry: unknown) => /^(?:talk|presentation)$/i.test(String(Object(entry).type))
      const all = entries()
      const talks = all.filter(isTalk).map((talk) => ({ ...Object(talk), type: undefined }))
      const others = all.filter((entry) => !isTalk(entry))
      add(part, key, others)
      if (talks.length > 0) add('talks', key, talks)
    } else if (part === 'languages') {
      const listed = entries()
      const all = listed.flatMap((entry) => languagesOf(entry, place.lang))
      const names = all.map(({ language }) => language)
      // Codes alone are the languages of a site or a file, not of the person.
      const areCodes = listed.every((code) => codeOfLanguage.test(String(code)))
      if (listed.length > 0 && areCodes) rest[key] = field
      else if (areTechniques(names)) add('skills', key, { [key]: listed })
      else add(part, key, all)
    } else {
      const { spoken, others } = part === 'skills' ? withoutSpoken(field, at) : { spoken: [], others: field }
      if (spoken.length > 0) add('languages', key, spoken)
      add(part, key, others)
    }
  }
  return { parts, rest }
}

/** Splits a group such as `{ year, items: […] }` or `{ category, projects: […] }` into its entries, each with the label of the group. */
function splitGroup(entry: unknown, part: string | undefined): unknown[] {
  const fields = Object.entries(isGroup(entry) ? Object(entry) : {})
  const list = fields.find(([, field]) => Array.isArray(field))
  const [[label, text] = [''], ...others] = fields.filter((field) => field !== list)
  const [name, items] = list ?? ['']
  const isLabelled = /^(?:year|category|type)$/.test(label) && others.length === 0 && !isEmpty(items)
  if (!isLabelled || !Array.isArray(items) || !(name === 'items' || partOf(name, items) === part))
    return [entry]
  // Texts by category are not jobs or studies.
  if (/^(?:work|education)$/.test(String(part)) && !items.every(isGroup)) return [entry]
  return items.map((item) => joinGroups([isGroup(item) ? item : { title: item }, { [label]: text }]))
}

/** Takes spoken languages out of skills: the groups with that title, whose members are languages. */
function withoutSpoken(list: unknown, place: Place): { spoken: unknown[]; others: unknown } {
  const group = onlyItem(list)
  const [first, ...more] = Object.values(Object(group)).filter(Array.isArray)
  const isHeaded =
    partNames.has(plainKey(String(Object(group).title))) && first?.every(isGroup) && more.length === 0
  // The lists by title may be wrapped in a list.
  const areLists = isGroup(group) && Object.values(Object(group)).every(Array.isArray)
  const skills = isHeaded ? itemsOf(group, place) : areLists ? group : list
  const groups = Array.isArray(skills)
    ? skills
    : Object.entries(Object(skills)).map(([title, members]) => ({ [title]: members }))
  const spoken: unknown[] = []
  const others = groups.filter((group) => {
    const fields = Object.entries(Object(group)).filter(([, field]) => !isEmpty(field))
    const [title, members] = fields.length > 1 ? fields.map(([, field]) => field) : (fields[0] ?? [])
    const isTitled = wordsOf(String(title)).some((word) => partOf(word, {}) === 'languages')
    const items = isTitled && fields.length < 3 ? itemsOf(members, place) : []
    const all = items.flatMap((entry) => languagesOf(entry, place.lang))
    const areSpoken = all.length > 0 && all.every(({ language }) => languageCode(String(language)))
    if (areSpoken) spoken.push(...all)
    return !areSpoken
  })
  if (spoken.length === 0) return { spoken, others: skills }
  return { spoken, others: Array.isArray(skills) ? others : joinGroups(others) }
}

/** One entry may name several languages, also as "French (C1)" or "French, C1", or be a group of levels by language. */
function languagesOf(entry: unknown, lang: string): { language?: unknown }[] {
  if (typeof entry === 'string') {
    const withColons = entry.replace(/(?:,|\s[-–—])(?=\s*[ABC][12]\s*(?:[,;(]|$))/g, ':')
    return itemsIn(withColons).map((text) => {
      const [, language = text, inBrackets, fluency = inBrackets] =
        /^(.+?)\s*(?:[(（]([^()]+)[)）]|[:：]\s*(.+))$/u.exec(text.trim()) ?? []
      return { language: languageName(language, lang), fluency }
    })
  }
  const fields = isGroup(entry) ? Object.entries(Object(entry)) : []
  const named = fields.find(([key]) => /^(?:languages?|name|label|title|skill)$/.test(plainKey(key)))
  if (named) {
    const others = Object.fromEntries(fields.filter((field) => field !== named))
    const nameOf = (name: unknown) => (typeof name === 'string' ? languageName(name, lang) : name)
    return [named[1]].flat().map((name) => joinGroups([{ language: nameOf(name) }, others]))
  }
  if (fields.some(([name]) => languageCode(name)))
    return fields.map(([name, fluency]) => ({ language: languageName(name, lang), fluency }))
  return [typeof entry === 'object' ? Object(entry) : { language: entry }]
}

/** Returns whether a text below the name of a part is a label or prose, not an entry or a list. */
function isLabel(part: string, field: unknown): boolean {
  const areNames = /^(?:profiles|skills|languages|interests)$/.test(part)
  if (typeof field !== 'string') return false
  // The lines of skills may have titles.
  return !areNames || partNames.has(plainKey(field)) || (part === 'skills' && /\n./.test(field.trim()))
}

/** Fields of a company that are true for each of its roles. */
const ofEachRole =
  /^(?:name|company|companyname|employer|org(?:ani[sz]ation)?|url|website|link|location|city|place)$/
/** Returns whether no entry under jobs has a company, and their heading, or in Japanese the end of each name, is that of projects. */
function areProjects(
  jobs: readonly unknown[],
  key: string,
  { heading, title }: Record<string, unknown>,
): boolean {
  const isHeaded = [key, heading, title].some((text) => /^project|^selected ?works?$/i.test(String(text)))
  const isProject = (job: unknown) =>
    (isHeaded ||
      /(?:開発|構築|改修|リプレース|保守|運用|導入|移行)$/.test(
        String(Object(job).name ?? Object(job).名前),
      )) &&
    !hasKeys(job, /^compan|^employer/)
  return jobs.length > 0 && jobs.every(isProject)
}

/** Fields of a company that are true for all of its roles together. */
const ofAllRoles = /^(?:start|end|from|to$|since|until|date|period|duration|years?$|(?:is)?current)/

/** Returns a job for each role of a company. Texts and points of the company go to the first role. */
function rolesOf(entry: unknown, place: Place): unknown[] {
  const isRole = (role: unknown) => isJob(role) && hasKeys(role, /start|date|period|^from$/)
  const isRoles = ([name, all]: [string, unknown]) =>
    Array.isArray(all) &&
    all.every(isGroup) &&
    !otherPerson.test(name) &&
    partOf(name, all) !== 'projects' &&
    (/^(?:roles|positions)$/.test(plainKey(name)) || (all.length > 0 && all.every(isRole)))
  const fields: [string, unknown][] = Object.entries(Object(entry))
  const found = fields.find(isRoles)
  const roles = [found?.[1] ?? []].flat() as Record<string, unknown>[]
  const company = fields.filter((field) => field !== found)
  if (roles.length === 0) return [found ? Object.fromEntries(company) : entry]
  const isSeveral = roles.length > 1
  const isOfAll = ([name]: [string, unknown]) => isSeveral && ofAllRoles.test(plainKey(name))
  for (const [name, field] of company.filter(isOfAll)) noteUnplaced(place, name, field)
  const ofFirst = company.filter((field) => !isOfAll(field))
  const ofEach = company.filter(([name]) => ofEachRole.test(plainKey(name)))
  return roles.map(({ name, ...role }, i) => {
    const titled =
      (role.position ?? role.title) ? { ...role, 'name of the role': name } : { ...role, position: name }
    return joinGroups([titled, Object.fromEntries(i === 0 ? ofFirst : ofEach)])
  })
}

/** Takes the fields of a person out of others. */
export function takeBasics(rest: Record<string, unknown>): Record<string, unknown> {
  const isOfPerson = (key: string) =>
    (plainKey(key) === 'address' && isGroup(rest[key])) ||
    flatPlaces.test(plainKey(key)) ||
    basicsNames.has(plainKey(key)) ||
    isAccount(key, rest[key])
  // A schema describes itself.
  const isOfSchema = (key: string) => rest.type === 'object' && /^(?:title|description)$/.test(key)
  const taken = Object.entries(rest).filter(([key]) => isOfPerson(key) && !isOfSchema(key))
  for (const [key] of taken) delete rest[key]
  return Object.fromEntries(taken)
}
