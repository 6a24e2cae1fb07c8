import { networkOf } from '../../content/networks'
import type { ContentInput } from '../../content/raw'
import { type ExperienceInput, monthNumber, type ProfileInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import { addressKey, hrefOf, isCodeAddress, type LinkInput } from './addresses'
import { asIsoMonth, readDate } from './dates'
import { emptyImport, type Imported, type Job } from './imported'
import { mergeImports, same } from './merge'
import type { OwnContent } from './own'
import { intoLists, placeholderFile, projectOf } from './projects'
import { skillGroupsOf } from './skills'

/** What the owner answers, or gives as flags: it goes before everything that is imported. */
export interface Given {
  name?: string
  title?: string
  intro?: string
  email?: string
  siteUrl?: string
  links?: string[]
  brand?: string
}

/** Stands where no address is known: a domain that is reserved, so that `npm run doctor` finds it. */
export const NO_ADDRESS = 'https://example.com/'

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

/** In the order in which a person would tell it. */
function profileOf(
  imported: Partial<ProfileInput>,
  given: Given,
  ownLinks: readonly LinkInput[],
  needsPortrait: boolean,
): ProfileInput {
  const name = given.name ?? imported.name ?? ''
  const { siteUrl: homepage } = imported
  const isProfile = homepage !== undefined && networkOf(homepage) !== undefined
  const siteUrl = given.siteUrl ?? (isProfile ? undefined : homepage) ?? NO_ADDRESS
  const fresh = [...(given.links ?? []), ...(isProfile ? [homepage] : []), ...(imported.links ?? [])]
  const links = withoutTwins([...ownLinks, ...fresh.toSorted((a, b) => linkRank(a) - linkRank(b))]).filter(
    (link) => addressKey(link) !== addressKey(siteUrl),
  )
  const initials = { file: placeholderFile('portrait'), alt: `The initials of ${name}` }
  const fields: ProfileInput = {
    name,
    title: given.title ?? imported.title,
    status: imported.status,
    intro: given.intro ?? imported.intro,
    interests: imported.interests,
    about: imported.about,
    portrait: imported.portrait ?? (needsPortrait ? initials : undefined),
    siteUrl,
    email: given.email ?? imported.email,
    links: links.length > 0 ? links : undefined,
    resumePages: imported.resumePages,
    version: imported.version,
  }
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.assign(Object.fromEntries(said), { name, siteUrl })
}

/** The first links stand beside the name: those to code and to the professional network. */
function linkRank(link: LinkInput): number {
  if (isCodeAddress(hrefOf(link))) return 0
  return networkOf(hrefOf(link)) === 'linkedin' ? 1 : 2
}

/** Each address once, at its first place; a link that says more than its address goes before one that does not. */
function withoutTwins(links: readonly LinkInput[]): LinkInput[] {
  const known = new Map<string, LinkInput>()
  for (const link of links) {
    const twin = known.get(addressKey(link))
    if (twin === undefined || typeof twin === 'string') known.set(addressKey(link), link)
  }
  return [...known.values()]
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
