import { ContentError, describeFault, faultsOf, type Path, wrongKind } from './fault'
import { type ContentInput, contentFile, type RawContent } from './files'
import { findIcon, similarIcons } from './icons'
import { hostOf, type NetworkKey, networkOf, networks } from './networks'
import {
  type CheckedContent,
  contentSchema,
  type Experience,
  type Link,
  monthNumber,
  type Profile,
  type Project,
  type SkillGroup,
} from './schema'
import { slugify } from './slug'
import { contentTexts } from './texts'
import { projectLinks } from './words'

/** Everything the site shows, validated. `projects` is featured, then older (D2). */
export interface Content extends Omit<CheckedContent, 'profile' | 'featuredProjects' | 'olderProjects'> {
  profile: Profile
  /** Those of the home page: where the owner features none, the first ones of the older list. */
  featuredProjects: Project[]
  olderProjects: Project[]
  projects: Project[]
}

/** Where a value stands, the constant of its file first, and what is wrong with it. */
type Fault = [key: keyof ContentInput, path: Path, message: string]

/** Projects on the home page where the owner features none: two full rows of the grid on a wide screen. */
const FEATURED_WHERE_NONE_ARE = 6

/** What an owner writes as an icon to have none. */
const NO_ICON = 'none'

/**
 * Checks the content and adds what is derived from it: project slugs, the full project list, icons and labels, experiences
 * ordered newest first (E1).
 *
 * @param raw the values of the content files
 * @param hasPicture tells whether a file exists below `content/images`
 * @throws ContentError that lists every fault, not only the first one
 */
export function validateContent(raw: RawContent, hasPicture: (file: string) => boolean): Content {
  const { data, error } = contentSchema.safeParse(raw, { error: wrongKind })
  if (error) {
    const faults = error.issues.flatMap((issue) => {
      const [key, ...path] = issue.path as [keyof ContentInput, ...PropertyKey[]]
      return faultsOf(contentFile(key), raw[key], [{ ...issue, path }])
    })
    throw new ContentError(faults)
  }
  const faults = [...textFaults(data, hasPicture), ...nameFaults(data)]
  if (faults.length > 0)
    throw new ContentError(
      faults.map(([key, path, message]) => describeFault(contentFile(key), raw[key], path, message)),
    )

  const featured = data.featuredProjects.length || FEATURED_WHERE_NONE_ARE
  const projects = [...data.featuredProjects, ...data.olderProjects].map((project) => ({
    ...project,
    slug: slugify(project.title),
  }))
  return {
    ...data,
    profile: { ...data.profile, links: data.profile.links.map(completed) },
    projects,
    featuredProjects: projects.slice(0, featured),
    olderProjects: projects.slice(featured),
    experiences: data.experiences.toSorted(newestFirst),
    skillGroups: withIcons(data.skillGroups),
  }
}

/** Names of icons and pictures that there are not. */
function* textFaults(content: CheckedContent, hasPicture: (file: string) => boolean): Generator<Fault> {
  for (const { key, path, text } of contentTexts(content)) {
    const field = path.at(-1)
    if ((field === 'file' || field === 'logo') && !hasPicture(text))
      yield [key, path, 'is not in content/images. Put the file there, or correct the path.']
    if (field === 'icon' && text !== NO_ICON && !findIcon(text)) {
      const nearest = similarIcons(text).map((name) => `"${name}"`)
      const advice = `Write a name from simpleicons.org (these come nearest: ${nearest.join(', ')}), "${NO_ICON}", or leave the field out.`
      yield [key, path, `is not a known icon. ${advice}`]
    }
  }
}

/** Values by which the site tells entries apart: each must be one, and differ from the others. */
function* nameFaults(content: CheckedContent): Generator<Fault> {
  const slugs = (['featuredProjects', 'olderProjects'] as const).flatMap((key) =>
    content[key].map(({ title }, i) => ({ at: [key, [i, 'title']] as const, name: slugify(title) })),
  )
  for (const { at, name } of slugs)
    if (!name) yield [...at, 'has neither a letter nor a digit. Write a title that can stand in an address.']
  for (const { at, name } of repeated(slugs))
    yield [
      ...at,
      `gives the address "?project=${name}", which another project has. Change one of the two titles.`,
    ]
  const ids = content.experiences.map(({ id }, i) => ({ path: [i, 'id'], name: id }))
  for (const { path } of repeated(ids))
    yield ['experiences', path, 'stands on another entry too. Choose a different id.']
  const links = content.profile.links.map(({ href }, i) => ({ path: ['links', i, 'href'], name: href }))
  for (const { path } of repeated(links))
    yield ['profile', path, 'stands in the list twice. Remove one of them.']
  const options = content.sortOptions.map(({ value }, i) => ({ path: [i, 'value'], name: value }))
  for (const { path } of repeated(options))
    yield ['sortOptions', path, 'stands on another option too. Remove one of them.']
}

/** The entries whose name an earlier one has. */
function repeated<T extends { name: string }>(entries: T[]): T[] {
  const names = entries.map(({ name }) => name)
  return entries.filter(({ name }, i) => name && names.indexOf(name) < i)
}

function iconOf(chosen: string | undefined, name: string): string | undefined {
  return chosen === NO_ICON ? undefined : findIcon(chosen ?? name)
}

/** D4: every skill with its icon, where there is one; a group without skills is left out. */
function withIcons(groups: SkillGroup[]): SkillGroup[] {
  return groups
    .filter(({ skills }) => skills.length > 0)
    .map((group) => ({
      ...group,
      skills: group.skills.map(({ name, icon }) => ({ name, icon: iconOf(icon, name) })),
    }))
}

/** Networks have names of their own; a website is one in the owner's language. */
function networkLabel(network: NetworkKey): string {
  return network === 'website' ? projectLinks.website : networks[network].label
}

/** D8: a link with all that it is shown with. */
function completed({ href, network, label, icon }: CheckedContent['profile']['links'][number]): Link {
  const known = network ?? networkOf(href)
  const name = label ?? (known && networkLabel(known)) ?? hostOf(href)
  return { href, network: known, label: name, icon: icon && iconOf(icon, name) }
}

function newestFirst(a: Experience, b: Experience): number {
  const end = monthNumber(b.endDate, 'last month') - monthNumber(a.endDate, 'last month')
  // Two that are both "Present" differ by NaN, so the later start comes first.
  return end || monthNumber(b.startDate) - monthNumber(a.startDate)
}
