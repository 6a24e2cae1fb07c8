import { slugify } from '@/content/schema/slug'
import type { Note } from '@/scripts/old-setup/notes'

/** The fields that name an entry: its own name, then its company or school, in order of preference. */
const titleFields = ['title', 'name', 'role']
const placeFields = ['company', 'institution', 'organization', 'degree']
export const nameFields = [...titleFields, ...placeFields]

/** Returns the name of an entry for messages: its title, then its company or school. */
export function nameOf(entry: object | string): string {
  if (typeof entry === 'string') return entry
  const first = (fields: string[]) => fields.map((field) => Reflect.get(entry, field)).find(Boolean)
  return [first(titleFields), first(placeFields)].filter(Boolean).join(', ')
}

/** Returns an id that is not taken: lowercase letters, digits and hyphens. */
export function uniqueId(name: string, taken: ReadonlySet<string>): string {
  const plain =
    slugify(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'job'
  let id = plain
  for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`
  return id
}

/** Numbers equal titles, because the address of a project comes from its title (G6). Leaves out titles without a letter or digit. */
export function withDistinctTitles<T extends { title: string }>(
  projects: readonly T[],
  taken: Set<string>,
  notes: Note[],
): T[] {
  return projects.flatMap((project) => {
    let { title } = project
    for (let count = 2; taken.has(slugify(title)); count += 1) title = `${project.title} (${count})`
    const kind = slugify(title)
      ? 'Renamed, because another project has the title'
      : 'Not imported, the title has neither a letter nor a digit'
    if (title !== project.title || !slugify(title)) notes.push({ kind, subject: title })
    taken.add(slugify(title) || title)
    return slugify(title) ? [{ ...project, title }] : []
  })
}
