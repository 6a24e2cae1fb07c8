import type { ProjectInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import { isCodeAddress } from './addresses'
import type { ImportedProject } from './imported'
import { same } from './merge'

/** How many projects the home page shows (D2). */
const FEATURED = 6

interface Known {
  /** The owner's own page on a site where code is kept. */
  codeProfile?: string
  /** The latest month that the import names. */
  latestMonth?: string
  /** Said on the terminal. */
  notes: string[]
}

/** The file that stands for a picture which the owner has not given yet. */
export function placeholderFile(title: string): string {
  return `placeholders/${slugify(title)}.svg`
}

/**
 * A project with all that the site asks of one. What an import does not say is taken from what is nearest, and noted.
 *
 * @param own the project as it is in `content/` already, whose pictures stay
 * @returns nothing where too little is known to show it, which is noted
 */
export function projectOf(
  given: ImportedProject,
  own: ProjectInput | undefined,
  { codeProfile, latestMonth, notes }: Known,
): ProjectInput | undefined {
  const { title, addresses } = given
  const [firstPoint, ...otherPoints] = given.bulletpoints
  const description = given.description || own?.description || firstPoint
  const createdAt = given.createdAt ?? own?.createdAt ?? latestMonth
  const code = addresses.find(isCodeAddress) ?? own?.github_link
  const github_link = code ?? codeProfile ?? addresses[0]
  const missing = Object.entries({ description, date: createdAt, address: github_link }).filter(
    ([, value]) => !value,
  )
  if (!description || !createdAt || !github_link || !slugify(title)) {
    const what = missing.map(([name]) => name).join(', ') || 'letter in its title'
    notes.push(`The project "${title}" is left out: it has no ${what}. Add it with: npm run new project`)
    return undefined
  }
  if (!given.createdAt && !own) notes.push(`The project "${title}" has no date: look at createdAt.`)
  if (!code) notes.push(`The project "${title}" has no address of its code: look at github_link.`)
  const website = addresses.find((address) => !isCodeAddress(address) && address !== github_link)
  return {
    title,
    type: own?.type ?? given.type ?? 'Project',
    createdAt,
    logo: own?.logo ?? placeholderFile(title),
    src: own?.src ?? [],
    description,
    bulletpoints: given.description || own?.description ? given.bulletpoints : otherPoints,
    ...(own?.footer && { footer: own.footer }),
    github_link,
    ...(own?.video_link && { video_link: own.video_link }),
    ...((website ?? own?.website_link) && { website_link: website ?? own?.website_link }),
  }
}

interface Lists {
  featuredProjects: ProjectInput[]
  olderProjects: ProjectInput[]
}

/**
 * Puts projects into the two lists: what stands there is replaced in its place, what is new goes to the featured ones while
 * there is room, the newest first.
 */
export function intoLists(own: Lists, projects: readonly ProjectInput[]): Lists {
  const isIn = (list: readonly ProjectInput[]) => (project: ProjectInput) =>
    list.some((known) => same('title')(known, project))
  const renewed = (list: readonly ProjectInput[]) =>
    list.map((known) => projects.find((project) => same('title')(known, project)) ?? known)
  const fresh = projects
    .filter((project) => !isIn([...own.featuredProjects, ...own.olderProjects])(project))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const room = Math.max(0, FEATURED - own.featuredProjects.length)
  return {
    featuredProjects: fresh.slice(0, room).reduce(withNewest, renewed(own.featuredProjects)),
    olderProjects: fresh.slice(room).reduce(withNewest, renewed(own.olderProjects)),
  }
}

function withNewest(list: readonly ProjectInput[], project: ProjectInput): ProjectInput[] {
  return list.toSpliced(placeOfProject(list, project), 0, project)
}

/** Where in a list a project belongs: before the first one that is older. */
export function placeOfProject(
  list: readonly Pick<ProjectInput, 'createdAt'>[],
  project: Pick<ProjectInput, 'createdAt'>,
): number {
  const at = list.findIndex(({ createdAt }) => createdAt < project.createdAt)
  return at < 0 ? list.length : at
}
