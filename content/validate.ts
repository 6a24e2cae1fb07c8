import { sortNewestFirst } from './dates'
import { ContentError, createFault, describeMissing, type Path, toFaults } from './fault'
import { type ContentInput, contentFile, type RawContent } from './files'
import { completeSections } from './headings'
import { findIcon, similarIcons } from './icons'
import { type ListEntry, type ListKey, listKeys } from './lists'
import { hostOf, networkOf, networks } from './networks'
import {
  type CheckedContent,
  contentSchema,
  type Link,
  type Profile,
  type Project,
  type Section,
  type SortOption,
} from './schema'
import { slugify } from './slug'
import { collectContentTexts } from './texts'
import { projectLinks, sortLabels } from './words'

/** Everything the site shows, validated. `projects` is featured, then older (D2). */
export interface Content
  extends Omit<
    CheckedContent,
    'profile' | 'sections' | 'featuredProjects' | 'olderProjects' | 'sortOptions'
  > {
  profile: Profile
  sections: Record<keyof CheckedContent['sections'], Section>
  sortOptions: SortOption[]
  /** Those of the home page: where the owner features none, the first ones of the older list. */
  featuredProjects: Project[]
  olderProjects: Project[]
  projects: Project[]
}

/** Where a value stands, the constant of its file first, and what is wrong with it. */
type Fault = [key: keyof ContentInput, path: Path, message: string]

/** Projects on the home page where the owner features none: two full rows of the grid on a wide screen. */
const FEATURED_WHERE_NONE_ARE = 6

type LinkInput = CheckedContent['profile']['links'][number]

/** What an owner writes as an icon to have none. */
const NO_ICON = 'none'

/**
 * Checks the content and adds what is derived from it: project slugs, the full project list, icons and labels, and every
 * dated list newest first (E1, D7).
 *
 * @param raw the values of the content files
 * @param hasPicture tells whether a file exists below `content/images`
 * @param nearestPicture finds the file there that looks most like one that does not exist
 * @throws ContentError that lists every fault, not only the first one
 */
export function validateContent(
  raw: RawContent,
  hasPicture: (file: string) => boolean,
  nearestPicture: (file: string) => string | undefined = () => undefined,
): Content {
  const { data, error } = contentSchema.safeParse(raw, { error: describeMissing })
  if (error) {
    const faults = (Object.keys(contentSchema.shape) as (keyof ContentInput)[]).flatMap((key) => {
      const issues = error.issues.filter(({ path }) => path[0] === key)
      return toFaults(
        contentSchema.shape[key],
        sourceOf(raw, key),
        issues.map((issue) => ({ ...issue, path: issue.path.slice(1) })),
      )
    })
    throw new ContentError(faults)
  }
  const faults = [
    ...pictureFaults(data, hasPicture, nearestPicture),
    ...iconFaults(data),
    ...slugFaults(data),
  ]
  if (faults.length > 0)
    throw new ContentError(
      faults.map(([key, path, message]) => createFault(sourceOf(raw, key), path, message)),
    )

  const featured = data.featuredProjects.length || FEATURED_WHERE_NONE_ARE
  const projects = [...data.featuredProjects, ...data.olderProjects].map((project) => ({
    ...project,
    slug: slugify(project.title),
  }))
  return {
    ...data,
    profile: { ...data.profile, links: withDistinctLabels(data.profile.links.map(withDefaults)) },
    projects,
    featuredProjects: projects.slice(0, featured),
    olderProjects: projects.slice(featured),
    sections: completeSections(data),
    sortOptions: data.sortOptions.map(({ value, label = sortLabels[value] }) => ({ value, label })),
    experiences: sortNewestFirst(data.experiences),
    ...sortedLists(data),
    // D4: every skill with its icon, where there is one; a group without skills is left out.
    skillGroups: data.skillGroups
      .filter(({ skills }) => skills.length > 0)
      .map((group) => ({
        ...group,
        skills: group.skills.map(({ name, icon }) => ({ name, icon: iconOf(icon, name) })),
      })),
  }
}

function sourceOf(raw: RawContent, name: keyof ContentInput) {
  return { file: contentFile(name), name, content: raw[name] }
}

/** Finds pictures that do not exist. */
function* pictureFaults(
  content: CheckedContent,
  hasPicture: (file: string) => boolean,
  nearestPicture: (file: string) => string | undefined,
): Generator<Fault> {
  for (const { key, path, text } of collectContentTexts(content)) {
    const isPicture = ['file', 'logo'].includes(String(path.at(-1)))
    if (!isPicture || hasPicture(text)) continue
    const nearest = nearestPicture(text)
    const advice = nearest
      ? `Write "${nearest}", which is there.`
      : 'Put the file there, or correct the path.'
    yield [key, path, `is not in content/images. ${advice}`]
  }
}

/** Finds icons that do not exist. */
function* iconFaults(content: CheckedContent): Generator<Fault> {
  for (const { key, path, text } of collectContentTexts(content)) {
    if (path.at(-1) !== 'icon' || text === NO_ICON || findIcon(text)) continue
    const nearest = similarIcons(text).map((name) => `"${name}"`)
    const advice = `Write a name from simpleicons.org (these come nearest: ${nearest.join(', ')}), "${NO_ICON}", or leave the field out.`
    yield [key, path, `is not a known icon. ${advice}`]
  }
}

/** The names of projects in addresses: each must be one, and differ from those before it. */
function* slugFaults(content: CheckedContent): Generator<Fault> {
  const taken = new Set<string>()
  for (const key of ['featuredProjects', 'olderProjects'] as const)
    for (const [i, { title }] of content[key].entries()) {
      const slug = slugify(title)
      const advice = 'which another project has. Change one of the two titles.'
      if (!slug)
        yield [
          key,
          [i, 'title'],
          'has neither a letter nor a digit. Write a title that can stand in an address.',
        ]
      else if (taken.has(slug)) yield [key, [i, 'title'], `gives the address "?project=${slug}", ${advice}`]
      taken.add(slug)
    }
}

function iconOf(chosen: string | undefined, name: string): string | undefined {
  return chosen === NO_ICON ? undefined : findIcon(chosen ?? name)
}

/** D8: a link with its label and icon. */
function withDefaults({ href, network, label, icon }: LinkInput): Link & { isOwn: boolean } {
  const known = network ?? networkOf(href)
  // Networks have names of their own; a website is one in the owner's language.
  const ofNetwork = known === 'website' ? projectLinks.website : known && networks[known].label
  const name = label ?? ofNetwork ?? hostOf(href)
  return { href, network: known, label: name, icon: icon && iconOf(icon, name), isOwn: label !== undefined }
}

/** Adds the account, or else the path, to a label that several links share, unless the owner has written it. */
function withDistinctLabels(links: readonly (Link & { isOwn: boolean })[]): Link[] {
  return links.map(({ isOwn, ...link }) => {
    const isShared = links.filter(({ label }) => label === link.label).length > 1
    if (isOwn || !isShared) return link
    const isNetwork = link.network && link.network !== 'website'
    return { ...link, label: isNetwork ? `${link.label} ${accountOf(link.href)}` : addressOf(link.href) }
  })
}

function accountOf(href: string): string {
  return decodeURI(new URL(href).pathname).split('/').filter(Boolean).at(-1) ?? hostOf(href)
}

/** Returns an address without what all addresses have. */
function addressOf(href: string): string {
  const { pathname, search, hash } = new URL(href)
  return `${hostOf(href)}${pathname}${search}${hash}`.replace(/\/$/, '')
}

/** Every optional list, newest first (D7). */
function sortedLists(content: Pick<CheckedContent, ListKey>): Pick<CheckedContent, ListKey> {
  const sorted = listKeys.map((key) => [key, sortNewestFirst<ListEntry>(content[key])])
  return Object.fromEntries(sorted)
}
