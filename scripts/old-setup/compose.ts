import type { ContentInput, ExperienceInput, ProjectInput } from '@/content/schema/content'
import { isoMonth, sortNewestFirst } from '@/content/schema/dates'
import { listKeys } from '@/content/schema/lists'
import { slugify } from '@/content/schema/slug'
import { resume } from '@/content/words'
import { mergeDuplicates, onlyNew } from '@/scripts/old-setup/merge'
import { uniqueId, withDistinctTitles } from '@/scripts/old-setup/names'
import type { Note } from '@/scripts/old-setup/notes'
import type { OwnContent } from '@/scripts/old-setup/own'
import { type Answers, profileOf } from '@/scripts/old-setup/profile'
import type { Imported } from '@/scripts/old-setup/resume'
import { withSkills } from '@/scripts/old-setup/skills'

/** How many projects the home page shows (D2). */
const FEATURED = 6

/**
 * Composes the content from the owner's content, from sources, and from answers. Answers win over the owner's content, which wins over the
 * sources. Earlier sources win over later ones. The owner's entries keep their order.
 */
export function composeContent(
  own: OwnContent,
  imports: readonly Imported[],
  answers: Answers,
  skillsTitle = resume.skills,
): { content: ContentInput; notes: Note[] } {
  const notes = imports.flatMap((source) => source.notes)
  const profile = profileOf(own.profile, imports, answers, notes)
  const added = <T extends object>(known: readonly object[], read: (from: Imported) => readonly T[]): T[] => {
    const sources = imports.map((from): [string, readonly T[]] => [from.source, read(from)])
    return onlyNew(known, mergeDuplicates(sources, notes), notes)
  }

  const { featuredProjects, olderProjects } = own
  const ownProjects = [...featuredProjects, ...olderProjects]
  const projects = withDistinctTitles(
    added<ProjectInput>(ownProjects, (source) => source.projects),
    new Set(ownProjects.map(({ title }) => slugify(title))),
    notes,
  )
  const room = Math.max(0, FEATURED - featuredProjects.length)
  const jobs = added(own.experiences, ({ experiences }) => experiences)
  const ids = new Set(own.experiences.flatMap(({ id }) => id ?? []))
  const experiences = jobs.map((job): ExperienceInput => {
    const id = uniqueId(job.company ?? job.title ?? '', ids)
    ids.add(id)
    return { id, ...job }
  })
  const lists = listKeys.map((key) => {
    const entries = added(own[key].map(asObject), (source) => source[key].map(asObject))
    return [key, insertByDate(own[key] as readonly object[], entries, sortNewestFirst)]
  })
  const skills = imports.flatMap(({ skillGroups }) => skillGroups)
  return {
    content: {
      ...own,
      ...Object.fromEntries(lists),
      profile,
      featuredProjects: insertByDate(featuredProjects, projects.slice(0, room), sortProjects),
      olderProjects: insertByDate(olderProjects, projects.slice(room), sortProjects),
      experiences: insertByDate(own.experiences, experiences, sortNewestFirst),
      skillGroups: withSkills(own.skillGroups, skills, skillsTitle, notes),
      theme: { ...own.theme, ...(answers.brand && { brand: answers.brand }) },
    },
    notes,
  }
}

function asObject(entry: object | string): object {
  return typeof entry === 'string' ? { name: entry } : entry
}

/** Sorts projects newest first; those without a date come last. */
export function sortProjects<T extends { createdAt?: string }>(projects: readonly T[]): T[] {
  return projects.toSorted((a, b) => (isoMonth(b.createdAt) ?? '').localeCompare(isoMonth(a.createdAt) ?? ''))
}

/** Adds entries to a list, each before the first that is older. The order of the list itself stays. */
export function insertByDate<T>(
  own: readonly T[],
  added: readonly T[],
  sorted: (list: readonly T[]) => T[],
): T[] {
  const list = [...own]
  for (const entry of sorted(added)) {
    const at = list.findIndex((other) => sorted([other, entry])[0] === entry)
    list.splice(at < 0 ? list.length : at, 0, entry)
  }
  return list
}
