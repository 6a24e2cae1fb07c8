import type { ContentInput } from '../../content/files'
import { hrefOf, isCodeAddress } from './addresses'
import { asIsoMonth, readDate } from './dates'
import { withJob } from './experiences'
import type { Imported, Job } from './imported'
import { mergedProfile, sameEducation, sameJob, sameName, sameProject, united } from './merge'
import type { OwnContent } from './own'
import { type Given, profileOf } from './profile'
import { intoLists, projectOf } from './projects'
import { skillGroupsOf } from './skills'

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
  const merged = mergedProfile([own.profile, ...imports.map(({ profile }) => profile)])
  const profile = profileOf(merged, given, own.profile.links ?? [], needsPortrait)
  const all = <K extends keyof Imported>(key: K) => imports.map((one) => one[key])

  const languages = own.languages.map((entry) => (typeof entry === 'string' ? { name: entry } : entry))
  const ownProjects = [...own.featuredProjects, ...own.olderProjects].map(({ title, github_link }) => ({
    title,
    code: github_link,
  }))
  const jobs = fresh<Job>(own.experiences, all('experiences').flat(), sameJob)
  const nearby = {
    codeProfile: (profile.links ?? []).map(hrefOf).find(isCodeAddress),
    latestMonth: latestMonth([...own.experiences, ...jobs]),
  }
  const projects = united(all('projects').flat(), sameProject)
    .filter((project) => !ownProjects.some((known) => sameProject(known, project)))
    .flatMap((project) => projectOf(project, nearby, notes) ?? [])
  return {
    content: {
      ...own,
      profile,
      ...intoLists(own, projects),
      experiences: jobs.reduce(withJob, own.experiences),
      education: [...own.education, ...fresh(own.education, all('education').flat(), sameEducation)],
      certifications: [
        ...own.certifications,
        ...fresh(own.certifications, all('certifications').flat(), sameName('name')),
      ],
      languages: [
        ...own.languages,
        ...fresh(languages, all('languages').flat(), sameName('name')).map((entry) =>
          entry.level ? entry : entry.name,
        ),
      ],
      awards: [...own.awards, ...fresh(own.awards, all('awards').flat(), sameName('title'))],
      talks: [...own.talks, ...fresh(own.talks, all('talks').flat(), sameName('title'))],
      skillGroups: skillGroupsOf(own.skillGroups, all('skillGroups').flat()),
      theme: given.brand && given.brand !== own.theme.brand ? { brand: given.brand } : own.theme,
    },
    notes,
  }
}

/** What the sources say of a kind and the owner does not have, each once. */
function fresh<T extends object>(
  own: readonly T[],
  imported: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  return united(imported, isSame).filter((entry) => !own.some((known) => isSame(known, entry)))
}

function latestMonth(jobs: readonly Job[]): string | undefined {
  const months = jobs.flatMap(({ startDate, endDate }) => {
    const date = readDate(endDate) ?? readDate(startDate)
    return date ? [asIsoMonth(date)] : []
  })
  return months.sort().at(-1)
}
