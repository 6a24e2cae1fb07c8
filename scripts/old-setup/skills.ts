import type { SkillGroupInput } from '@/content/schema/content'
import { findIcon } from '@/content/schema/icons'
import { slugify } from '@/content/schema/slug'
import { hasKeys, namesOf, plainKey } from '@/scripts/old-setup/field-names'
import {
  areTexts,
  headings,
  isGroup,
  isHidden,
  itemKeys,
  line,
  list,
  names,
  noteUnplaced,
  noteUnread,
  type Place,
  type Read,
  readGroup,
  within,
} from '@/scripts/old-setup/fields'
import type { Note } from '@/scripts/old-setup/notes'
import { partNames } from '@/scripts/old-setup/part-names'
import { isFinished, itemsIn, wide } from '@/scripts/old-setup/sentences'
import { isEmpty, oneLine } from '@/scripts/old-setup/text'

/** A group of skills; one without a title is a single skill or a mere list. */
export interface SkillGroup {
  title?: string
  skills: string[]
}

/** The names in a text. At least one has to be a known technique. */
function techniquesIn(text: unknown): string[] {
  const found = typeof text === 'string' ? itemsIn(oneLine(text)) : []
  return found.length > 1 && found.some((name) => findIcon(name) && !wide.test(name)) ? found : []
}

/** The names in a description; any other description is noted. */
const description: Read<string[]> = (value, place) => {
  const found = techniquesIn([value].flat().join(', '))
  if (found.length === 0) noteUnread(place, value, 'no place on the site')
  return found
}

const groupFields = {
  name: [line, 'title label skill family item'],
  category: [line, 'group area domain section'],
  keywords: [names, 'skills items list lists tools technologies details tags values'],
  description: [description, 'summary body text content'],
} as const
const groupNames = namesOf(groupFields)

/** Reads an entry of a list: a skill, a group of skills, "Title: skills", or skills by their title. */
const readEntry: Read<SkillGroup> = (value, place) => {
  if (typeof value === 'string') {
    const text = oneLine(value)
    const [, title, list] = /^([^:,]{2,40}):\s*(.+)$/.exec(text) ?? []
    return title && list ? titled(title, list, place) : { skills: [text] }
  }
  const [[title, skills] = ['', undefined], ...others] = Object.entries(Object(value))
  if (others.length === 0 && areTexts(skills) && !groupNames.has(plainKey(title)))
    return titled(oneLine(title), skills, place)
  // The skills of a group may be in a list of any name.
  const lists = Object.keys(Object(value)).filter((key) => isListOfSkills(key, Object(value)[key]))
  const all = [groupFields.keywords[1], ...lists.map(plainKey)].join(' ')
  const fields = { ...groupFields, keywords: [names, all] } as const
  const { name, category, description: listed = [], keywords = listed } = readGroup(value, place, fields)
  if (keywords.length === 0) {
    const all = techniquesIn(name)
    return name ? { title: category, skills: all.length > 0 ? all : [withoutColon(name)] } : undefined
  }
  if (name && category) noteUnplaced(place, 'category', category)
  return { title: withoutColon(name ?? category ?? '') || undefined, skills: keywords }
}

function isListOfSkills(key: string, field: unknown): boolean {
  const isOther = /^(?:description|summary|links|urls|images|icons|sources)$/.test(plainKey(key))
  return Array.isArray(field) && !isOther && ['skills', undefined].includes(partNames.get(plainKey(key)))
}

const withoutColon = (title: string) => title.replace(/\s*[:：]$/u, '')

/** Returns a group of skills, or a skill whose level follows. A number is a rating; a level in words is noted. */
function titled(text: string, field: unknown, place: Place, key = text): SkillGroup {
  const title = withoutColon(text)
  const level = isEmpty(field) ? '' : String(field)
  const isLevel = findIcon(withoutColon(key)) && itemsIn(level).length === 1 && !findIcon(level)
  if (Array.isArray(field) || (level && !isRating(level) && !isLevel))
    return { title, skills: names(field, place) ?? [] }
  if (!isRating(level)) noteUnplaced(place, key, level)
  return { skills: [oneLine(withoutColon(key))] }
}

/** Reads skills: a text, a list, or a group of texts and lists by their titles. */
export const readSkills: Read<SkillGroup[]> = (value, place) => readNamed(namesInKeys(value), place) ?? []

const readNamed: Read<SkillGroup[]> = (value, place) => {
  if (typeof value === 'string') return [{ skills: names(value, place) ?? [] }]
  const isOneGroup = hasKeys(value, /^(?:name|keywords|items|values)$/)
  if (Array.isArray(value) || isOneGroup) return list(readEntry)(value, place)
  const fields = Object.entries(Object(value)).filter(([key, field]) => !isHidden(field, within(place, key)))
  const hasLists = fields.some(([, field]) => Array.isArray(field))
  const isNoSkill = (key: string, text: string) =>
    headings.test(plainKey(key)) || (hasLists && (isRating(text) || isFinished(text)))
  return fields.flatMap(([key, field]) => {
    if (typeof field !== 'object' && isNoSkill(key, String(field))) noteUnplaced(place, key, field)
    else if (!isEmpty(field) || isName([key, field]))
      return skillsUnder(key, field, { ...place, path: `${place.path}.${key}` })
    return []
  })
}

const fieldsOfOne = /^(?:level|years?|rating|name|title|label|keywords|items|lists?|description|summary)$/

/** Acronyms, which are in lowercase in many keys. */
const acronyms =
  /(?<!\p{L})(?:ai|api|bi|cd|ci|cms|crm|css|db|etl|hdl|html|iac|iot|llm|ml|nlp|os|qa|sdk|sql|ui|ux)(?!\p{L})/giu

/** Reads the skills of a group whose key is its title. A key such as `frontEnd` or `ci_cd` is split into words, unless it has a space. */
function skillsUnder(key: string, field: unknown, place: Place): SkillGroup[] {
  const words = key
    .replace(/(?<=\p{Ll}{2})(?=\p{Lu})|_/gu, ' ')
    .replace(acronyms, (word) => word.toUpperCase())
  const text = oneLine(/\s/.test(key) ? key : words)
  // "iOS" stays.
  const title = /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
  if (typeof field !== 'object' || areTexts(field) || isEmpty(field))
    return [titled(title, field, place, key)]
  if (hasKeys(field, fieldsOfOne)) return [readEntry({ name: title, ...Object(field) }, place) ?? []].flat()
  const groups = (isGroup(field) ? readNamed : list(readEntry))(field, place) ?? []
  const single = groups.flatMap((group) => (group.title ? [] : group.skills))
  // `sets` and `list` are not titles.
  if (itemKeys.includes(key)) return groups
  if (single.length === 0 && isGroup(field)) noteUnplaced(place, 'title', key)
  if (single.length === 0) return groups
  return [{ title, skills: single }, ...groups.filter((group) => group.title)]
}

/** Returns whether a key without a value is the name of a skill, not the title of an empty list or a field of a template. */
function isName([key, field]: [string, unknown]): boolean {
  const isOfField =
    [groupNames, partNames].some((names) => names.has(plainKey(key))) || fieldsOfOne.test(plainKey(key))
  const isBare = isEmpty(field) && Object.keys(Object(field)).length === 0 && !Array.isArray(field)
  return isBare && field !== false && !isOfField
}

/** Replaces a group of keys without values by a list of the keys, as in `{ Python: null, Go: {} }`. */
export function namesInKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap(namesInKeys)
  if (!isGroup(value)) return value
  const fields = Object.entries(Object(value))
  if (fields.length > 0 && fields.every(isName)) return fields.map(([key]) => key)
  return Object.fromEntries(
    fields.map(([key, field]) => [key, plainKey(key) === 'meta' ? field : namesInKeys(field)]),
  )
}

/** Returns whether a value is a number, whose scale is unknown. */
function isRating(value: unknown): boolean {
  return /^\d+(?:\.\d+)?\s*%?$/.test(String(value))
}

/** Reads an interest, with its parts in brackets. */
export const readInterest: Read<string> = (value, place) => {
  if (typeof value === 'string') return oneLine(value) || undefined
  const { name, keywords } = readGroup(value, place, {
    name: [line, 'title label interest item text'],
    keywords: [names, 'items details'],
  })
  if (!name) return keywords?.join(', ')
  return keywords && keywords.length > 0 ? `${name} (${keywords.join(', ')})` : name
}

/** Adds skills to groups, each skill once. The owner's keep their places; named groups come before a mere list, which is `untitled`. */
export function withSkills(
  own: readonly SkillGroupInput[],
  imported: readonly SkillGroup[],
  untitled: string,
  notes: Note[],
): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const names = groups.flatMap(({ skills }) =>
    skills.map((skill) => (typeof skill === 'string' ? skill : skill.name)),
  )
  const taken = new Set(names.map(skillKey))
  const namedFirst = imported.toSorted((a, b) => Number(!a.title) - Number(!b.title))
  for (const { title: own, skills } of namedFirst) {
    const title = own ?? untitled
    const isKnown = groups.some((group) => group.title === title)
    if (own && !isKnown && !taken.has(skillKey(title)) && skills.every((skill) => taken.has(skillKey(skill))))
      notes.push({ kind: 'Not imported, another group has all skills of this one', subject: title })
    for (const skill of skills) {
      if (taken.has(skillKey(skill))) continue
      taken.add(skillKey(skill))
      const group = groups.find((known) => known.title === title)
      if (group) group.skills.push(skill)
      else groups.push({ title, skills: [skill] })
    }
  }
  return groups
}

function skillKey(skill: string): string {
  return slugify(skill) || skill
}
