import { isDeepStrictEqual } from 'node:util'
import type { ContentInput, ProfileInput, ProjectInput, SkillGroupInput } from '@/content/schema/content'
import { type ListKey, listDefinitions, listKeys } from '@/content/schema/lists'
import { slugify } from '@/content/schema/slug'
import { isEmpty, type Note } from '@/scripts/setup/fields'
import type { ImportedContent } from '@/scripts/setup/json-resume'
import { withoutDuplicates } from '@/scripts/setup/links'
import type { ReadSource } from '@/scripts/setup/sources'
import { nonEmpty } from '@/scripts/setup/values'

/** Content that may lack any part of the profile. */
export type OwnContent = Omit<ContentInput, 'profile'> & { profile: Partial<ProfileInput> }

/** How many projects the home page shows (D2). */
const FEATURED = 6

/**
 * Composes the content from the owner's and from sources. The owner's entries and fields stay as they are. Entries are the same if their
 * names and the year in which they begin are; the first source wins, and later ones fill its empty fields. Entries of one source are never
 * the same.
 *
 * @param skillsTitle the title of skills without a group
 */
export function composeContent(
  own: OwnContent,
  sources: readonly ReadSource[],
  skillsTitle: string,
): { content: ContentInput; notes: Note[] } {
  const notes = sources.flatMap((source) => source.notes)
  const added = <T extends object | string>(
    key: string,
    known: readonly T[],
    read: (from: ImportedContent) => readonly T[],
  ) =>
    newEntries(
      key,
      known,
      sources.map(({ source, content }) => ({ source, entries: read(content) })),
      notes,
    )
  const { featuredProjects, olderProjects } = own
  const room = Math.max(0, FEATURED - featuredProjects.length)
  const projects = withDistinctSlugs(
    added<ProjectInput>('projects', [...featuredProjects, ...olderProjects], ({ projects }) => projects),
    [...featuredProjects, ...olderProjects],
    notes,
  )
  const lists = listKeys.map((key) => [
    key,
    [...own[key], ...added<object | string>(key, own[key], (from) => from[key])],
  ])
  return {
    content: {
      ...own,
      ...Object.fromEntries(lists),
      profile: composeProfile(own.profile, sources, notes),
      featuredProjects: [...featuredProjects, ...projects.slice(0, room)],
      olderProjects: [...olderProjects, ...projects.slice(room)],
      experiences: [...own.experiences, ...added('experiences', own.experiences, (from) => from.experiences)],
      skillGroups: composeSkills(own.skillGroups, sources, skillsTitle),
    },
    notes,
  }
}

/** A company has several jobs, and a school several degrees, so these have two names. */
const nameFields: Partial<Record<string, readonly string[]>> = {
  experiences: ['company', 'title'],
  education: ['institution', 'degree'],
  volunteering: ['organization', 'role'],
  projects: ['title'],
}

function namesOf(key: string, entry: object): string[] {
  const fields = nameFields[key] ?? listDefinitions[key as ListKey].names.slice(0, 1)
  return fields.map((field) => String(Reflect.get(entry, field) ?? ''))
}

/** Returns a text that is equal for the same entries. The address of a project comes from its title, so its year does not count (G6). */
function keyOf(key: string, entry: object): string {
  const { startDate, date = startDate } = entry as { startDate?: string; date?: string }
  const year = key === 'projects' ? '' : (/\d{4}/.exec(date ?? '')?.[0] ?? '')
  return [...namesOf(key, entry).map((name) => slugify(name) || name), year].join('|')
}

const asEntry = (entry: object | string): object => (typeof entry === 'string' ? { name: entry } : entry)

interface Entries<T> {
  source: string
  entries: readonly T[]
}

/** Returns the entries that the owner does not have. Notes list the fields of known entries that differ. */
function newEntries<T extends object | string>(
  key: string,
  own: readonly T[],
  sources: readonly Entries<T>[],
  notes: Note[],
): T[] {
  const owned = new Map(own.map((entry) => [keyOf(key, asEntry(entry)), entry]))
  let added: T[] = []
  for (const { source, entries } of sources) {
    // Only entries of earlier sources can be the same.
    const earlier = new Map(added.map((entry, i) => [keyOf(key, asEntry(entry)), i]))
    const result = [...added]
    const noteOthers = (known: T, entry: T, where: string) => {
      const fields = fieldsThatDiffer(asEntry(known), asEntry(entry))
      const reason = `is in ${where} already, without the same ${fields.join(', ')}`
      const value = namesOf(key, asEntry(entry)).filter(Boolean).join(', ')
      if (fields.length > 0) notes.push({ source, path: key, reason, value })
    }
    for (const entry of entries) {
      const id = keyOf(key, asEntry(entry))
      const [known, at] = [owned.get(id), earlier.get(id)]
      if (known !== undefined) noteOthers(known, entry, 'content/')
      else if (at === undefined) result.push(entry)
      else {
        const first = result[at] ?? entry
        if (typeof first === 'object' && typeof entry === 'object') result[at] = withMissing(first, entry)
        noteOthers(result[at] ?? first, entry, 'an earlier source')
      }
    }
    added = result
  }
  return added
}

const isDate = (field: string) => /date$/i.test(field)

/** Returns an entry with the fields of another that it lacks. Dates are filled together, because an end may contradict another start. */
function withMissing<T extends object>(entry: T, other: T): T {
  const hasDates = Object.entries(entry).some(([field, value]) => isDate(field) && value)
  const missing = Object.entries(other).filter(
    ([field]) => isEmpty(Reflect.get(entry, field)) && !(hasDates && isDate(field)),
  )
  return { ...entry, ...Object.fromEntries(missing) }
}

function fieldsThatDiffer(known: object, entry: object): string[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const other: unknown = Reflect.get(known, field)
    const isSame = isDate(field)
      ? keyOf('awards', { date: String(value) }) === keyOf('awards', { date: String(other) })
      : isDeepStrictEqual(value, other)
    return isEmpty(value) || isSame ? [] : [field]
  })
}

/** Returns projects without those whose title has the address of another (G6). Notes list the others. */
function withDistinctSlugs(projects: readonly ProjectInput[], own: readonly ProjectInput[], notes: Note[]) {
  const slugs = new Set(own.map(({ title }) => slugify(title)))
  return projects.filter(({ title }) => {
    const slug = slugify(title)
    const reason = slug ? 'has the title of another project' : 'has a title without a letter or digit'
    if (!slug || slugs.has(slug)) notes.push({ source: '', path: 'projects', reason, value: title })
    const isNew = Boolean(slug) && !slugs.has(slug)
    slugs.add(slug)
    return isNew
  })
}

const plainFields = ['name', 'title', 'status', 'location', 'siteUrl', 'email', 'version'] as const

/** Composes the person. The introduction and the paragraphs of one source belong together. */
function composeProfile(
  own: Partial<ProfileInput>,
  sources: readonly ReadSource[],
  notes: Note[],
): ProfileInput {
  const profiles = [own, ...sources.map(({ content }) => content.profile)]
  const facts = Object.fromEntries(
    plainFields.map((field) => [field, profiles.find((profile) => profile[field])?.[field]]),
  )
  const { intro, about } = profiles.find((profile) => profile.intro || profile.about?.length) ?? {}
  for (const { source, content } of sources) {
    const texts = { ...content.profile, about: nonEmpty(content.profile.about ?? [])?.join('\n\n') }
    const known = { ...facts, intro, about: about?.join('\n\n') }
    for (const field of [...plainFields, 'intro', 'about'] as const) {
      const value = texts[field]
      const reason = 'has another value in content/ or in an earlier source'
      if (value && value !== Reflect.get(known, field))
        notes.push({ source, path: `profile.${field}`, reason, value })
    }
  }
  const links = withoutDuplicates(profiles.flatMap((profile) => profile.links ?? []))
  const { name = '', title, status, location, siteUrl, email, version } = facts
  return {
    ...own,
    name,
    title,
    status,
    location,
    intro,
    interests: nonEmpty([...new Set(profiles.flatMap(({ interests }) => interests ?? []))]),
    about,
    portrait: own.portrait,
    siteUrl,
    email,
    links: nonEmpty(links),
    version,
  }
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
