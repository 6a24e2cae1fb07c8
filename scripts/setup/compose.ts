import { isDeepStrictEqual } from 'node:util'
import type { ContentInput, ProfileInput, SkillGroupInput } from '@/content/schema/content'
import { type EntriesKey, listKeys } from '@/content/schema/lists'
import { DEFAULT_FEATURED, slugify } from '@/content/schema/validate'
import type { OwnContent } from '@/scripts/doctor/sample'
import { addNote, isEmpty, placeOf } from '@/scripts/setup/fields'
import { withoutDuplicates } from '@/scripts/setup/links'
import type { ReadSource } from '@/scripts/setup/sources'
import { nonEmpty } from '@/scripts/setup/values'

/**
 * Composes the content from the owner's, which stays as it is, and from sources. Entries are the
 * same if their names and the year in which they begin are; the first source wins, and later ones
 * fill its empty fields. What differs gets a note.
 */
export function composeContent(own: OwnContent, sources: readonly ReadSource[]): ContentInput {
  const { featuredProjects, olderProjects } = own
  const room = Math.max(0, DEFAULT_FEATURED - featuredProjects.length)
  const projects = newEntries('projects', [...featuredProjects, ...olderProjects], sources)
  const lists = (['experiences', ...listKeys, 'ownLists'] as const).map((key) => [
    key,
    [...own[key], ...newEntries<unknown>(key, own[key], sources)],
  ])
  return {
    ...own,
    ...Object.fromEntries(lists),
    profile: composeProfile(own.profile, sources),
    featuredProjects: [...featuredProjects, ...projects.slice(0, room)],
    olderProjects: [...olderProjects, ...projects.slice(room)],
    skillGroups: composeSkills(own.skillGroups, sources),
  }
}

/** The fields that name an entry. A company has several jobs, and a school several degrees. */
const nameFields = ['company', 'institution', 'degree', 'organization', 'role', 'title', 'name']

/** Returns the names of an entry. An owner can write the name of a language alone. */
function namesOf(entry: unknown): string[] {
  const fields = typeof entry === 'string' ? { name: entry } : Object(entry)
  return nameFields.map((field) => String(fields[field] ?? ''))
}

/** Returns a text that is equal for the same entries. The year of a project does not count (G6). */
function keyOf(entry: unknown): string {
  const { startDate = '', date = startDate } = Object(entry)
  const [year] = /\d{4}/.exec(date) ?? []
  return [...namesOf(entry).map((name) => slugify(name) || name), year].join('|')
}

/**
 * Returns the entries that the owner does not have. Entries of one source are never the same,
 * except projects with one title, which would have one address (G6).
 */
function newEntries<T>(
  key: EntriesKey | 'experiences' | 'projects',
  own: readonly T[],
  sources: readonly ReadSource[],
): T[] {
  const all = [...own]
  for (const { place, content } of sources) {
    const end = key === 'projects' ? Number.POSITIVE_INFINITY : all.length
    for (const entry of content[key] as T[]) {
      const index = all.findIndex((other, i) => i < end && keyOf(other) === keyOf(entry))
      if (index < 0) all.push(entry)
      if (index >= own.length) all[index] = withMissing(all[index] as T, entry)
      const names = namesOf(entry).filter(Boolean).join(', ')
      if (!all.some((other) => isIncluded(entry, other)))
        addNote(placeOf(key, place), 'has this entry already, with other values', names)
    }
  }
  return all.slice(own.length)
}

/** Returns an entry with the fields of another that it lacks. */
function withMissing<T>(entry: T, other: T): T {
  const missing = Object.entries(Object(other)).filter(([field]) => isEmpty(Object(entry)[field]))
  return { ...entry, ...Object.fromEntries(missing) }
}

/** Returns whether another entry has all values of an entry. */
function isIncluded(entry: unknown, other: unknown): boolean {
  return Object.entries(Object(entry)).every(
    ([field, value]) => isEmpty(value) || isDeepStrictEqual(value, Object(other)[field]),
  )
}

function composeProfile(own: Partial<ProfileInput>, sources: readonly ReadSource[]): ProfileInput {
  let profile = { ...own }
  for (const { place, content } of sources) {
    const { links = [], interests = [], ...facts } = content.profile
    // The introduction and the paragraphs of one source belong together.
    const { about, ...others } = facts
    const { links: ownLinks = [], interests: ownInterests = [] } = profile
    profile = {
      ...withMissing(profile, profile.intro ? others : facts),
      links: nonEmpty(withoutDuplicates([...ownLinks, ...links])),
      interests: nonEmpty([...new Set([...ownInterests, ...interests])]),
    }
    for (const [field, value] of Object.entries(facts))
      if (!isEmpty(value) && !isDeepStrictEqual(value, Reflect.get(profile, field)))
        addNote(placeOf(`profile.${field}`, place), 'has another value already', [value].flat().join(' '))
  }
  return { ...profile, name: profile.name ?? '' }
}

/** Adds skills that the owner and earlier sources do not have, to the group with their title. */
function composeSkills(own: readonly SkillGroupInput[], sources: readonly ReadSource[]): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const nameOf = (skill: SkillGroupInput['skills'][number]) =>
    (typeof skill === 'string' ? skill : skill.name).toLowerCase()
  for (const { content } of sources) {
    const known = new Set(groups.flatMap(({ skills }) => skills.map(nameOf)))
    for (const { title, skills } of content.skillGroups) {
      const added = skills.filter((skill) => !known.has(nameOf(skill)))
      const group = groups.find((other) => slugify(other.title) === slugify(title))
      if (group) group.skills.push(...added)
      else if (added.length > 0) groups.push({ title, skills: added })
    }
  }
  return groups
}
