import type { SkillGroupInput } from '@/content/schema/content'
import { findIcon } from '@/content/schema/icons'
import { slugify } from '@/content/schema/slug'
import { namesOf, plainKey } from '@/scripts/setup/field-names'
import {
  isGroup,
  itemKeys,
  line,
  list,
  names,
  noteUnplaced,
  noteUnread,
  type Place,
  type Read,
  readGroup,
} from '@/scripts/setup/fields'
import type { Note } from '@/scripts/setup/notes'
import { isEmpty, oneLine } from '@/scripts/setup/text'

/** A group of skills; one without a title is a single skill or a mere list. */
export interface SkillGroup {
  title?: string
  skills: string[]
}

/** Splits a text into names. At least one has to be a known technique. */
const listedNames: Read<string[]> = (value, place) => {
  const found = typeof value === 'string' ? (names(value.replace(/\.\s*$/, ''), place) ?? []) : []
  return found.length > 1 && found.some((name) => findIcon(name)) ? found : undefined
}

/** The names in a description; any other description is noted. */
const description: Read<string[]> = (value, place) => {
  const found = listedNames(value, place)
  if (!found) noteUnread(place, value, 'no place on the site')
  return found ?? []
}

const groupFields = {
  name: [line, 'title label skill family'],
  category: [line, 'group area'],
  keywords: [names, 'skills items list tools technologies details tags values'],
  description: [description, 'summary'],
} as const
const groupNames = new Set(namesOf(groupFields).flat())

const readGroupOfSkills: Read<SkillGroup> = (value, place) => {
  if (typeof value === 'string') {
    const text = oneLine(value)
    const [, title, list] = /^([^:,]{2,40}):\s*(.+)$/.exec(text) ?? []
    return title && list ? { title, skills: names(list, place) ?? [] } : { skills: [text] }
  }
  const [[title, skills] = ['', undefined], ...others] = Object.entries(Object(value))
  const isList = [skills].flat().every((name) => typeof name === 'string')
  if (others.length === 0 && isList && !groupNames.has(plainKey(title)))
    return { title: oneLine(title), skills: names(skills, place) ?? [] }
  const { name, category, description: listed = [], keywords = listed } = readGroup(value, place, groupFields)
  if (keywords.length === 0)
    return name ? { title: category, skills: listedNames(name, place) ?? [name] } : undefined
  if (name && category) noteUnplaced(place, 'category', category)
  return { title: name ?? category, skills: keywords }
}

/** Reads skills: a list of names or groups, one text, or a group of lists by their titles. */
export const readSkills: Read<SkillGroup[]> = (value, place) => {
  if (typeof value === 'string') return [{ skills: names(value, place) ?? [] }]
  const isList =
    Array.isArray(value) ||
    Object.keys(Object(value)).some((key) => /^(?:name|keywords|items)$/.test(plainKey(key)))
  if (isList) return list(readGroupOfSkills)(withoutTags(value, place), place)
  const fields = Object.entries(Object(value))
  if (fields.every(([, field]) => isRating(field))) return [{ skills: fields.map(([name]) => oneLine(name)) }]
  const hasLists = fields.some(([, field]) => Array.isArray(field))
  return fields.flatMap(([key, field]) => {
    if (hasLists && typeof field === 'string' && /^(?:title|heading|intro|summary)$/.test(plainKey(key))) {
      noteUnplaced(place, key, field)
      return []
    }
    return skillsUnder(key, field, { ...place, path: `${place.path}.${key}` })
  })
}

/** Reads the skills of a group whose key is its title. */
function skillsUnder(key: string, field: unknown, place: Place): SkillGroup[] {
  const title = titleOf(key)
  if ([field].flat().every((name) => typeof name === 'string'))
    return [{ title, skills: names(field, place) ?? [] }]
  if (!isGroup(field)) {
    const groups = list(readGroupOfSkills)(field, place) ?? []
    // `sets` and `list` are no titles.
    return itemKeys.includes(key) ? groups : withTitle(title, groups)
  }
  const values = Object.values(Object(field))
  if (values.every(Array.isArray)) return readSkills(field, place) ?? []
  const isOne = Object.keys(Object(field)).some((name) =>
    /^(?:level|years?|rating|name|title|label|keywords|items|list|description|summary)$/.test(plainKey(name)),
  )
  if (isOne || values.some((level) => typeof level === 'object' && !isEmpty(level)))
    return [readGroupOfSkills({ name: title, ...Object(field) }, place) ?? []].flat()
  for (const [skill, rating] of Object.entries(Object(field)))
    if (!isRating(rating)) noteUnplaced(place, skill, rating)
  return [{ title, skills: Object.keys(Object(field)) }]
}

/** Returns whether a value is a number without a scale, which is no fact. */
function isRating(value: unknown): boolean {
  return /^\d+(?:\.\d+)?\s*%?$/.test(String(value))
}

/** Returns the title of a group from its key, such as `programmingLanguages`. */
function titleOf(key: string): string {
  const words = oneLine(key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Puts skills without a group into one with this title. */
function withTitle(title: string, groups: readonly SkillGroup[]): SkillGroup[] {
  const single = groups.filter((group) => !group.title).flatMap(({ skills }) => skills)
  const titled = groups.filter((group) => group.title)
  return single.length > 0 ? [{ title, skills: single }, ...titled] : titled
}

/** Removes the keywords of skills that are tags: the names are techniques, and most keywords recur. */
function withoutTags(value: unknown, place: Place): unknown {
  if (!Array.isArray(value) || !value.every(isGroup)) return value
  const areKnown =
    value.filter(({ name }) => typeof name === 'string' && findIcon(name)).length > value.length / 2
  const tags = value.flatMap(({ keywords = [] }) => keywords)
  if (!areKnown || new Set(tags).size > tags.length / 2) return value
  return value.map(({ keywords, ...skill }) => {
    noteUnplaced({ ...place, path: `${place.path} ${skill.name}` }, 'keywords', keywords)
    return skill
  })
}

/** Reads an interest; what it consists of follows in brackets. */
export const readInterest: Read<string> = (value, place) => {
  if (typeof value === 'string') return oneLine(value) || undefined
  const { name, keywords } = readGroup(value, place, {
    name: [line, 'title label interest item'],
    keywords: [names, 'items details'],
  })
  if (!name) return keywords?.join(', ')
  return keywords && keywords.length > 0 ? `${name} (${keywords.join(', ')})` : name
}

/**
 * Adds skills to groups, each skill once. The owner's keep their places; named groups come before a mere list.
 *
 * @param untitled the title of skills without a group
 */
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
