import type { ContentInput } from '../../content/files'
import { type ExperienceInput, monthNumber } from '../../content/schema'
import { slugify } from '../../content/slug'
import { hrefOf, isCodeAddress } from './addresses'
import { asIsoMonth, readDate } from './dates'
import { emptyImport, type Imported, type Job } from './imported'
import { mergeImports, same } from './merge'
import type { OwnContent } from './own'
import { type Given, profileOf } from './profile'
import { intoLists, projectOf } from './projects'
import { skillGroupsOf } from './skills'

/**
 * The content that follows from imports, answers and what the owner has already.
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
  const imported = mergeImports([...imports, asImport(own)])
  const profile = profileOf(imported.profile, given, own.profile.links ?? [], needsPortrait)
  const notes = [...imported.notes]
  const known = {
    codeProfile: (profile.links ?? []).map(hrefOf).find(isCodeAddress),
    latestMonth: latestMonth(imported.jobs),
    notes,
  }
  const ownProjects = [...own.featuredProjects, ...own.olderProjects]
  const projects = imported.projects.flatMap(
    (project) =>
      projectOf(
        project,
        ownProjects.find((entry) => same('title')(entry, project)),
        known,
      ) ?? [],
  )
  return {
    content: {
      ...own,
      profile,
      ...intoLists(own, projects),
      experiences: experiencesOf(imported.jobs),
      education: imported.education,
      certifications: imported.certifications,
      languages: imported.languages.map((entry) => (entry.level ? entry : entry.name)),
      awards: imported.awards,
      talks: imported.talks,
      skillGroups: skillGroupsOf(own.skillGroups, imported.skillGroups),
      theme: given.brand && given.brand !== own.theme.brand ? { brand: given.brand } : own.theme,
    },
    notes,
  }
}

/** What the owner has already, as the last of the imports: the others go before it. */
function asImport({
  profile,
  experiences,
  education,
  certifications,
  languages,
  awards,
  talks,
}: OwnContent): Imported {
  return {
    ...emptyImport(),
    profile,
    jobs: experiences,
    education,
    certifications,
    languages: languages.map((entry) => (typeof entry === 'string' ? { name: entry } : entry)),
    awards,
    talks,
  }
}

/** Newest first, each with a name of its own for addresses. */
function experiencesOf(jobs: readonly Job[]): ExperienceInput[] {
  const taken = new Set(jobs.flatMap(({ id }) => id ?? []))
  const end = (job: Job) => monthNumber(job.endDate, 'last month')
  return jobs
    .toSorted((a, b) => end(b) - end(a) || monthNumber(b.startDate) - monthNumber(a.startDate))
    .map(({ id, ...job }) => ({ id: id ?? freeId(job.company, taken), ...job }))
}

/** A name for addresses, from that of a company; small letters and digits only. */
export function freeId(company: string, taken: Set<string>): string {
  const plain =
    slugify(company)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'job'
  let id = plain
  for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`
  taken.add(id)
  return id
}

function latestMonth(jobs: readonly Job[]): string | undefined {
  const months = jobs.flatMap(({ startDate, endDate }) => {
    const date = readDate(endDate) ?? readDate(startDate)
    return date ? [asIsoMonth(date)] : []
  })
  return months.sort().at(-1)
}
