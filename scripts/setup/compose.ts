import type { ContentInput } from '../../content/files'
import {
  type ExperienceInput,
  monthNumber,
  type ProjectInput,
  type SkillGroupInput,
} from '../../content/schema'
import { slugify } from '../../content/slug'
import { hrefOf, isCodeAddress } from './addresses'
import { asIsoMonth } from './dates'
import { freeId, mergedProfile, sameEducation, sameJob, sameName, sameProject, united } from './entries'
import type { OwnContent } from './own'
import { type Given, profileOf } from './profile'
import { completed } from './projects'
import type { Imported } from './resume'

/** How many projects the home page shows (D2). */
const FEATURED = 6
/** The name of a group of skills that came without one. */
const UNNAMED = 'Skills'

/**
 * The content that follows from what the owner has, from sources, and from answers. Answers win over what the owner has, and
 * that over the sources, of which earlier ones win: what was edited by hand stays.
 *
 * @param needsPortrait whether initials shall stand for a portrait that is not there
 * @returns content that is not validated yet, and notes for the terminal, a sentence each
 */
export function composeContent(
  own: OwnContent,
  imports: readonly Imported[],
  given: Given,
  needsPortrait = false,
): { content: ContentInput; notes: string[] } {
  const notes = imports.flatMap((one) => one.notes)
  const all = <K extends Exclude<keyof Imported, 'profile' | 'notes'>>(key: K) =>
    imports.flatMap((one): Imported[K][number][] => one[key])
  const merged = mergedProfile([own.profile, ...imports.map(({ profile }) => profile)])
  const profile = profileOf(merged, given, own.profile.links ?? [], needsPortrait)

  const experiences: ExperienceInput[] = [...own.experiences]
  for (const job of fresh(own.experiences, all('experiences'), sameJob))
    experiences.push({ id: freeId(job.company, new Set(experiences.flatMap(({ id }) => id ?? []))), ...job })
  const nearby = {
    codeProfile: (profile.links ?? []).map(hrefOf).find(isCodeAddress),
    latestMonth: latestMonth(experiences),
  }
  const { featuredProjects, olderProjects } = own
  const projects: ProjectInput[] = fresh(
    [...featuredProjects, ...olderProjects],
    all('projects'),
    sameProject,
  ).flatMap((project) => completed(project, nearby, notes) ?? [])
  const room = Math.max(0, FEATURED - featuredProjects.length)
  const languages = own.languages.map((entry) => (typeof entry === 'string' ? { name: entry } : entry))
  const newLanguages = fresh(languages, all('languages'), sameName('name'))
  const newCertifications = fresh(own.certifications, all('certifications'), sameName('name'))
  return {
    content: {
      ...own,
      profile,
      featuredProjects: [...featuredProjects, ...projects.slice(0, room)],
      olderProjects: [...olderProjects, ...projects.slice(room)],
      experiences,
      education: [...own.education, ...fresh(own.education, all('education'), sameEducation)],
      certifications: [...own.certifications, ...newCertifications],
      languages: [...own.languages, ...newLanguages.map((entry) => (entry.level ? entry : entry.name))],
      awards: [...own.awards, ...fresh(own.awards, all('awards'), sameName('title'))],
      talks: [...own.talks, ...fresh(own.talks, all('talks'), sameName('title'))],
      skillGroups: skillGroupsOf(own.skillGroups, all('skillGroups')),
      theme: given.brand && given.brand !== own.theme.brand ? { brand: given.brand } : own.theme,
    },
    notes,
  }
}

/** What the sources say of a kind and the owner does not have, each once. */
function fresh<K, T extends object & K>(
  own: readonly NoInfer<K>[],
  imported: readonly T[],
  isSame: (a: K, b: K) => boolean,
): T[] {
  return united(imported, isSame).filter((entry) => !own.some((known) => isSame(known, entry)))
}

/** Of all jobs, the last month that is known. */
function latestMonth(jobs: readonly ExperienceInput[]): string | undefined {
  const months = jobs.flatMap(({ startDate, endDate }) =>
    [startDate, endDate].map((date) => monthNumber(date ?? '')),
  )
  const latest = Math.max(...months.filter(Number.isFinite))
  if (!Number.isFinite(latest)) return undefined
  return asIsoMonth({ year: Math.floor(latest / 12), month: (latest % 12) + 1 })
}

/**
 * Groups of skills, each skill once: those that the owner has stay where they are, named groups come before a mere list.
 */
function skillGroupsOf(
  own: readonly SkillGroupInput[],
  imported: readonly Imported['skillGroups'][number][],
): SkillGroupInput[] {
  const groups = own.map((group) => ({ ...group, skills: [...group.skills] }))
  const names = groups.flatMap(({ skills }) =>
    skills.map((skill) => (typeof skill === 'string' ? skill : skill.name)),
  )
  const taken = new Set(['', ...names.map(slugify)])
  const namedFirst = imported.toSorted((a, b) => Number(!a.title) - Number(!b.title))
  for (const { title = UNNAMED, skills } of namedFirst) {
    for (const skill of skills) {
      if (taken.has(slugify(skill))) continue
      taken.add(slugify(skill))
      const group = groups.find((known) => known.title === title)
      if (group) group.skills.push(skill)
      else groups.push({ title, skills: [skill] })
    }
  }
  return groups
}
