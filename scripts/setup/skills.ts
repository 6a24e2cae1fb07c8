import type { SkillGroupInput } from '@/content/schema/content'
import { slugify } from '@/content/schema/slug'
import {
  isGroup,
  line,
  list,
  names,
  namesOf,
  noteUnplaced,
  plainKey,
  type Read,
  readGroup,
} from '@/scripts/setup/fields'
import type { Note } from '@/scripts/setup/notes'
import { oneLine } from '@/scripts/setup/text'

/** A group of skills; one without a title is a single skill or a mere list. */
export interface SkillGroup {
  title?: string
  skills: string[]
}

const groupFields = {
  name: [line, 'title label category group skill area'],
  keywords: [names, 'skills items list tools technologies details'],
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
  const { name, keywords = [] } = readGroup(value, place, groupFields)
  if (keywords.length > 0) return { title: name, skills: keywords }
  return name ? { skills: [name] } : undefined
}

/** Reads skills: a list of names or groups, one text, or a group of lists by their titles. */
export const readSkills: Read<SkillGroup[]> = (value, place) => {
  if (typeof value === 'string') return [{ skills: names(value, place) ?? [] }]
  const isList = Array.isArray(value) || ['name', 'keywords', 'items'].some((name) => name in Object(value))
  if (isList) return list(readGroupOfSkills)(value, place)
  const fields = Object.entries(Object(value))
  const hasGroups = fields.some(([, field]) => Array.isArray(field) && field.every(isGroup))
  return fields.flatMap(([key, field]) => {
    if (hasGroups && /^(?:title|heading|intro|summary)$/i.test(key)) {
      noteUnplaced(place, key, field)
      return []
    }
    const title = oneLine(key.charAt(0).toUpperCase() + key.slice(1))
    const at = { ...place, path: `${place.path}.${key}` }
    const values = Object.values(Object(field))
    if ([field].flat().every((name) => typeof name === 'string'))
      return [{ title, skills: names(field, place) ?? [] }]
    // Such as `sets` and `list`, which are lists of groups.
    if (!isGroup(field)) return list(readGroupOfSkills)(field, at) ?? []
    if (values.every(Array.isArray)) return readSkills(field, at) ?? []
    const isOne = Object.keys(Object(field)).some((name) =>
      /^(?:level|years?|rating|name|title|label|keywords|items|list|description|summary)$/i.test(name),
    )
    const isRated = !isOne && values.every((level) => typeof level !== 'object')
    if (isRated) {
      for (const [skill, rating] of Object.entries(Object(field)))
        if (!/^\d+$/.test(String(rating))) noteUnplaced(at, skill, rating)
      return [{ title, skills: Object.keys(Object(field)) }]
    }
    return readGroupOfSkills({ name: title, ...Object(field) }, at) ?? []
  })
}

/** Reads an interest; what it consists of follows in brackets. */
export const readInterest: Read<string> = (value, place) => {
  if (typeof value === 'string') return oneLine(value) || undefined
  const { name, keywords } = readGroup(value, place, {
    name: [line, 'title label interest item'],
    keywords: [names, 'items'],
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
  for (const { title = untitled, skills } of namedFirst) {
    const isKnown = groups.some((group) => group.title === title)
    if (!isKnown && !taken.has(skillKey(title)) && skills.every((skill) => taken.has(skillKey(skill))))
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
