import type { SkillGroupInput } from '@/content/schema/content'
import { findIcon } from '@/content/schema/icons'
import { slugify } from '@/content/schema/slug'
import { hasKeys, namesOf, plainKey } from '@/scripts/setup/field-names'
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

/** The names in a text. At least one has to be a known technique. */
function techniquesIn(text: unknown, place: Place): string[] {
  const found = typeof text === 'string' ? (names(text.replace(/\.\s*$/, ''), place) ?? []) : []
  return found.length > 1 && found.some((name) => findIcon(name)) ? found : []
}

/** The names in a description; any other description is noted. */
const description: Read<string[]> = (value, place) => {
  const found = techniquesIn(value, place)
  if (found.length === 0) noteUnread(place, value, 'no place on the site')
  return found
}

const groupFields = {
  name: [line, 'title label skill family'],
  category: [line, 'group area'],
  keywords: [names, 'skills items list tools technologies details tags values'],
  description: [description, 'summary'],
} as const
const groupNames = namesOf(groupFields)

/** Reads an entry of a list: a skill, a group of skills, "Title: skills", or skills by their title. */
const readEntry: Read<SkillGroup> = (value, place) => {
  if (typeof value === 'string') {
    const text = oneLine(value)
    const [, title, list] = /^([^:,]{2,40}):\s*(.+)$/.exec(text) ?? []
    return title && list ? { title, skills: names(list, place) ?? [] } : { skills: [text] }
  }
  const [[title, skills] = ['', undefined], ...others] = Object.entries(Object(value))
  if (others.length === 0 && areTexts(skills) && !groupNames.has(plainKey(title)))
    return { title: oneLine(title), skills: names(skills, place) ?? [] }
  const { name, category, description: listed = [], keywords = listed } = readGroup(value, place, groupFields)
  if (keywords.length === 0) {
    const all = techniquesIn(name, place)
    return name ? { title: category, skills: all.length > 0 ? all : [name] } : undefined
  }
  if (name && category) noteUnplaced(place, 'category', category)
  return { title: name ?? category, skills: keywords }
}

/** Reads skills: a text, a list, or a group of texts and lists by their titles. */
export const readSkills: Read<SkillGroup[]> = (value, place) => {
  if (typeof value === 'string') return [{ skills: names(value, place) ?? [] }]
  if (Array.isArray(value) || hasKeys(value, /^(?:name|keywords|items)$/))
    return list(readEntry)(value, place)
  const fields = Object.entries(Object(value))
  if (fields.every(([, field]) => isRating(field))) return [{ skills: fields.map(([name]) => oneLine(name)) }]
  const hasLists = fields.some(([, field]) => Array.isArray(field))
  return fields.flatMap(([key, field]) => {
    if (!hasLists || typeof field !== 'string' || !/^(?:title|heading|intro|summary)$/.test(plainKey(key)))
      return skillsUnder(key, field, { ...place, path: `${place.path}.${key}` })
    noteUnplaced(place, key, field)
    return []
  })
}

const fieldsOfOne = /^(?:level|years?|rating|name|title|label|keywords|items|list|description|summary)$/

/** Reads the skills of a group whose key is its title. */
function skillsUnder(key: string, field: unknown, place: Place): SkillGroup[] {
  const words = oneLine(key.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' '))
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  if (areTexts(field)) return [{ title, skills: names(field, place) ?? [] }]
  if (!isGroup(field)) {
    const groups = list(readEntry)(field, place) ?? []
    const single = groups.flatMap((group) => (group.title ? [] : group.skills))
    // `sets` and `list` are no titles.
    if (itemKeys.includes(key) || single.length === 0) return groups
    return [{ title, skills: single }, ...groups.filter((group) => group.title)]
  }
  const skills = Object.entries(Object(field))
  if (skills.every(([, names]) => Array.isArray(names))) return readSkills(field, place) ?? []
  const hasParts = skills.some(([, part]) => typeof part === 'object' && !isEmpty(part))
  if (hasParts || hasKeys(field, fieldsOfOne))
    return [readEntry({ name: title, ...Object(field) }, place) ?? []].flat()
  for (const [skill, rating] of skills) if (!isRating(rating)) noteUnplaced(place, skill, rating)
  return [{ title, skills: skills.map(([skill]) => skill) }]
}

function areTexts(value: unknown): boolean {
  return [value].flat().every((text) => typeof text === 'string')
}

/** Returns whether a value is a number without a scale, which is no fact. */
function isRating(value: unknown): boolean {
  return /^\d+(?:\.\d+)?\s*%?$/.test(String(value))
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
