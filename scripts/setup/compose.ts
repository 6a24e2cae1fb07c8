import { isDeepStrictEqual } from 'node:util'
import type { ContentInput, ProfileInput, SkillGroupInput } from '@/content/schema/content'
import { type ListKey, listDefinitions, listKeys } from '@/content/schema/lists'
import { slugify } from '@/content/schema/validate'
import { addNote, isEmpty, isGroup, placeOf } from '@/scripts/setup/fields'
import { withoutDuplicates } from '@/scripts/setup/links'
import type { ReadSource } from '@/scripts/setup/sources'
import { nonEmpty } from '@/scripts/setup/values'

/** Content that may lack any part of the profile. */
export type OwnContent = Omit<ContentInput, 'profile'> & { profile: Partial<ProfileInput> }

/** How many projects the home page shows (D2). */
const FEATURED = 6

/**
 * Composes the content from the owner's and from sources. The owner's entries and fields stay as they are. Entries are the same if their
 * names and the year in which they begin are; the first source wins, and later ones fill its empty fields. What differs gets a note.
 *
 * @param skillsTitle the title of skills without a group
 */
export function composeContent(
  own: OwnContent,
  sources: readonly ReadSource[],
  skillsTitle: string,
): ContentInput {
  const { featuredProjects, olderProjects } = own
  const room = Math.max(0, FEATURED - featuredProjects.length)
  const projects = newEntries('projects', [...featuredProjects, ...olderProjects], sources)
  const lists = (['experiences', ...listKeys] as const).map((key) => [
    key,
    [...own[key], ...newEntries<object | string>(key, own[key], sources)],
  ])
  return {
    ...own,
    ...Object.fromEntries(lists),
    profile: composeProfile(own.profile, sources),
    featuredProjects: [...featuredProjects, ...projects.slice(0, room)],
    olderProjects: [...olderProjects, ...projects.slice(room)],
    skillGroups: composeSkills(own.skillGroups, sources, skillsTitle),
  }
}

type EntryKey = ListKey | 'experiences' | 'projects'

/** A company has several jobs, and a school several degrees, so these have two names. */
const nameFields: Partial<Record<EntryKey, readonly string[]>> = {
  experiences: ['company', 'title'],
  education: ['institution', 'degree'],
  volunteering: ['organization', 'role'],
  projects: ['title'],
}

function namesOf(key: EntryKey, entry: object | string): string[] {
  if (typeof entry === 'string') return [entry]
  const fields = nameFields[key] ?? listDefinitions[key as ListKey].names.slice(0, 1)
  return fields.map((field) => String(Reflect.get(entry, field) ?? ''))
}

/** Returns a text that is equal for the same entries. The address of a project comes from its title, so its year does not count (G6). */
function keyOf(key: EntryKey, entry: object | string): string {
  const { startDate = '', date = startDate } = Object(entry)
  const year = key === 'projects' ? '' : (/\d{4}/.exec(date)?.[0] ?? '')
  return [...namesOf(key, entry).map((name) => slugify(name) || name), year].join('|')
}

/**
 * Returns the entries that the owner does not have. Entries of one source are never the same, except projects with one title, which would
 * have one address (G6).
 */
function newEntries<T extends object | string>(
  key: EntryKey,
  own: readonly T[],
  sources: readonly ReadSource[],
): T[] {
  const all = new Map(own.map((entry) => [keyOf(key, entry), entry]))
  const owned = new Set(all.keys())
  for (const { place, content } of sources) {
    const earlier = new Set(all.keys())
    const entries: readonly unknown[] = content[key]
    for (const entry of entries as readonly T[]) {
      const id = keyOf(key, entry)
      const known = all.get(id)
      if (known === undefined) all.set(id, entry)
      else if (!earlier.has(id) && key !== 'projects') all.set(`${id}|${all.size}`, entry)
      else {
        const filled = owned.has(id) ? known : withMissing(known, entry)
        all.set(id, filled)
        const names = namesOf(key, entry).filter(Boolean).join(', ')
        if (![...own, ...all.values()].some((other) => isIncluded(entry, other)))
          addNote(placeOf(key, place), 'has this entry already, with other values', names)
      }
    }
  }
  return [...all].flatMap(([id, entry]) => (owned.has(id) ? [] : [entry]))
}

const isDate = (field: string) => /date$/i.test(field)

/** Returns an entry with the fields of another that it lacks. Dates are filled together, because an end may contradict another start. */
function withMissing<T>(entry: T, other: T): T {
  if (!isGroup(entry) || !isGroup(other)) return entry
  const hasDates = Object.entries(entry).some(([field, value]) => isDate(field) && value)
  const missing = Object.entries(other).filter(
    ([field]) => isEmpty(entry[field]) && !(hasDates && isDate(field)),
  )
  return { ...entry, ...Object.fromEntries(missing) }
}

/** Returns whether another entry has all values of an entry. */
function isIncluded(entry: unknown, other: unknown): boolean {
  const isSame = ([field, value]: [string, unknown]) =>
    isEmpty(value) || isDeepStrictEqual(value, Object(other)[field])
  return !isGroup(entry) || Object.entries(entry).every(isSame)
}

/** Composes the person. The introduction and the paragraphs of one source belong together. */
function composeProfile(own: Partial<ProfileInput>, sources: readonly ReadSource[]): ProfileInput {
  const profiles = [own, ...sources.map(({ content }) => content.profile)]
  const first = <Field extends keyof ProfileInput>(field: Field) =>
    profiles.find((profile) => !isEmpty(profile[field]))?.[field]
  const { intro, about } = profiles.find((profile) => profile.intro || profile.about?.length) ?? {}
  const profile: ProfileInput = {
    ...own,
    name: first('name') ?? '',
    title: first('title'),
    status: first('status'),
    location: first('location'),
    intro,
    interests: nonEmpty([...new Set(profiles.flatMap(({ interests }) => interests ?? []))]),
    about,
    portrait: own.portrait,
    siteUrl: first('siteUrl'),
    email: first('email'),
    links: nonEmpty(withoutDuplicates(profiles.flatMap(({ links }) => links ?? []))),
    version: first('version'),
  }
  for (const { place, content } of sources)
    for (const [field, value] of Object.entries(content.profile)) {
      const isJoined = field === 'links' || field === 'interests'
      if (isJoined || isEmpty(value) || isDeepStrictEqual(value, Reflect.get(profile, field))) continue
      addNote(placeOf(`profile.${field}`, place), 'has another value already', [value].flat().join(' '))
    }
  return profile
}

/** Adds skills that the owner does not have. They go to the group with their title, if there is one. */
function composeSkills(
  own: readonly SkillGroupInput[],
  sources: readonly ReadSource[],
  skillsTitle: string,
): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const nameOf = (skill: SkillGroupInput['skills'][number]) =>
    (typeof skill === 'string' ? skill : skill.name).toLowerCase()
  for (const { content } of sources) {
    const known = new Set(groups.flatMap(({ skills }) => skills.map(nameOf)))
    for (const { title = skillsTitle, skills } of content.skillGroups) {
      const added = skills.filter((skill) => !known.has(nameOf(skill)))
      const group = groups.find((other) => slugify(other.title) === slugify(title))
      if (group) group.skills.push(...added)
      else if (added.length > 0) groups.push({ title, skills: added })
    }
  }
  return groups
}
