import type { z } from 'zod'
import {
  type CheckedContent,
  type ContentInput,
  collectContentTexts,
  collectPictures,
  contentFile,
  contentSchema,
  type Link,
  orderedSections,
  type Profile,
  type Project,
  type RawContent,
  type Section,
  type SortOption,
} from '@/content/schema/content'
import { sortNewestFirst } from '@/content/schema/dates'
import { ContentError, type ContentFault, type Path, toFault, toFaults } from '@/content/schema/errors'
import { findIcon } from '@/content/schema/icons'
import { type ListEntry, type ListKey, listKeys } from '@/content/schema/lists'
import { accountName, hostOf, networkOf, networks, shortAddress } from '@/content/schema/networks'
import {
  language,
  parts,
  projectLinks,
  resume,
  sectionHeadings,
  sectionLabels,
  sortLabels,
} from '@/content/words'

/** The validated content with derived values. `projects` is featured, then older (D2). */
export interface Content
  extends Omit<
    CheckedContent,
    'profile' | 'sections' | 'featuredProjects' | 'olderProjects' | 'sortOptions'
  > {
  profile: Profile
  /** The paragraphs about the owner, without the sentence that is their heading. */
  aboutParagraphs: readonly string[]
  sections: Sections
  /** The order of the sections between intro and contact (O13). */
  sectionOrder: readonly (typeof orderedSections)[number][]
  sortOptions: SortOption[]
  /** The projects on the home page: the first older ones if none are featured. */
  featuredProjects: Project[]
  olderProjects: Project[]
  projects: Project[]
}

type Fault = [key: keyof ContentInput, path: Path, message: string]

/** Number of projects on the home page by default: two rows on a wide screen (D2). */
export const DEFAULT_FEATURED = 6

type LinkInput = CheckedContent['profile']['links'][number]

const NO_ICON = 'none'

/**
 * Validates the content and adds derived values, such as slugs, icons and labels. Sorts dated lists
 * newest first (E1, D7).
 *
 * @param hasPicture returns whether a file exists below `content/images`
 * @throws ContentError with every fault
 */
export function validateContent(raw: RawContent, hasPicture: (file: string) => boolean): Content {
  const { data, error } = contentSchema.safeParse(raw)
  const invalid = (error?.issues ?? []).flatMap((issue) => issueFaults(raw, issue))
  const known = new Set(invalid.map(({ path }) => String(path)))
  // Invalid content is checked too, so one run reports every fault.
  const checked: RawContent = data ?? raw
  const featuredProjects = (data?.featuredProjects ?? []).map(withSlug)
  const olderProjects = (data?.olderProjects ?? []).map(withSlug)
  const found = [
    ...findPictureFaults(checked, hasPicture),
    ...findIconFaults(checked),
    ...findSlugFaults({ featuredProjects, olderProjects }),
  ]
  const others = found
    .map(([key, path, message]) => toFault(getSource(raw, key), path, message))
    .filter(({ path }) => !known.has(String(path)))
  if (!data || others.length > 0) throw new ContentError([...invalid, ...others])

  const featured = featuredProjects.length || DEFAULT_FEATURED
  const projects = [...featuredProjects, ...olderProjects]
  const opening = splitOpening(data.profile.about)
  return {
    ...data,
    aboutParagraphs: data.sections.about.heading ? data.profile.about : opening.paragraphs,
    profile: { ...data.profile, links: withDistinctLabels(data.profile.links.map(withDefaults)) },
    projects,
    featuredProjects: projects.slice(0, featured),
    olderProjects: projects.slice(featured),
    sections: completeSections(data, opening.heading),
    sectionOrder: data.sections.order ?? orderedSections,
    sortOptions: data.sortOptions.map(({ value, label = sortLabels[value] }) => ({ value, label })),
    experiences: sortNewestFirst(data.experiences),
    ...sortLists(data),
    ownLists: data.ownLists.map((list) => ({ ...list, entries: sortNewestFirst(list.entries) })),
    // Adds the icons of skills, and omits empty groups (D4).
    skillGroups: data.skillGroups
      .filter(({ skills }) => skills.length > 0)
      .map((group) => ({
        ...group,
        skills: group.skills.map(({ name, icon }) => ({ name, icon: pickIcon(icon, name) })),
      })),
  }
}

/** Returns the faults of an issue. The first part of its path is the constant. */
function issueFaults(raw: RawContent, { path: [key, ...path], ...issue }: z.core.$ZodIssue): ContentFault[] {
  const name = key as keyof ContentInput
  const source = getSource(raw, name)
  if (raw[name] === undefined) return [toFault(source, [], `is not exported. Write "export const ${name}".`)]
  return toFaults(source, [{ ...issue, path }])
}

function getSource(raw: RawContent, name: keyof ContentInput) {
  return { file: contentFile(name), name, content: raw[name] }
}

function* findPictureFaults(content: RawContent, hasPicture: (file: string) => boolean): Generator<Fault> {
  const rules = 'it starts below that folder, and capital letters matter'
  const message = `is not in content/images. Put the file there, or correct the path: ${rules}.`
  for (const { key, path, text } of collectPictures(content))
    if (!hasPicture(text)) yield [key, path, message]
}

function* findIconFaults(content: RawContent): Generator<Fault> {
  const message = `is not a known icon. Write a name from simpleicons.org, "${NO_ICON}", or leave the field out.`
  for (const { key, path, text } of collectContentTexts(content)) {
    const isIcon = path.at(-1) === 'icon' && text !== NO_ICON
    if (isIcon && !findIcon(text)) yield [key, path, message]
  }
}

function withSlug(project: CheckedContent['featuredProjects'][number]): Project {
  return { ...project, slug: slugify(project.title) }
}

/** Finds titles without a slug, or with the slug of another project. */
function* findSlugFaults(lists: Pick<Content, 'featuredProjects' | 'olderProjects'>): Generator<Fault> {
  const taken = new Set<string>()
  for (const key of ['featuredProjects', 'olderProjects'] as const)
    for (const [i, { slug }] of lists[key].entries()) {
      const advice = 'which another project has. Change one of the two titles.'
      if (!slug) yield [key, [i, 'title'], 'has no letter or digit. Write a title with at least one.']
      else if (taken.has(slug)) yield [key, [i, 'title'], `gives the address "/projects/${slug}", ${advice}`]
      taken.add(slug)
    }
}

function pickIcon(chosen: string | undefined, name: string): string | undefined {
  return chosen === NO_ICON ? undefined : findIcon(chosen ?? name)
}

/** The generic icon is not shown, so the link shows its label. */
function pickLinkIcon(icon: string): string | undefined {
  return icon === NO_ICON ? 'link' : findIcon(icon)
}

/** Adds the label and icon of a link (D8). */
function withDefaults({ href, network, label, icon }: LinkInput): Link & { isOwn: boolean } {
  const known = network ?? networkOf(href)
  // "Website" is translated, the names of networks are not.
  const ofNetwork = known === 'website' ? projectLinks.website : known && networks[known].label
  const name = label ?? ofNetwork ?? hostOf(href)
  return { href, network: known, label: name, icon: icon && pickLinkIcon(icon), isOwn: label !== undefined }
}

/** Makes equal default labels distinct with the account at a network, or the address. */
function withDistinctLabels(links: readonly (Link & { isOwn: boolean })[]): Link[] {
  return links.map(({ isOwn, ...link }) => {
    const isShared = links.filter(({ label }) => label === link.label).length > 1
    if (isOwn || !isShared) return link
    const isNetwork = link.network && link.network !== 'website'
    const withAccount = `${link.label} ${accountName(link.href)}`
    return { ...link, label: isNetwork ? withAccount : shortAddress(link.href) }
  })
}

function sortLists(content: Pick<CheckedContent, ListKey>): Pick<CheckedContent, ListKey> {
  const lists = listKeys.map((key) => [key, sortNewestFirst<ListEntry>(content[key])])
  return Object.fromEntries(lists)
}

/** Longest first sentence of About that becomes its heading, in characters. */
const MAX_SENTENCE_LENGTH = 70

type Sections = Record<Exclude<keyof CheckedContent['sections'], 'order'>, Section>

/** Adds labels and headings. A missing heading is derived from the content, or is the label. */
function completeSections(content: CheckedContent, opening: string | undefined): Sections {
  const { sections } = content
  const defaults = { ...sectionLabels, experiences: getExperiencesLabel(content) }
  const complete = (name: keyof Sections, derived?: string): Section => {
    const { label = defaults[name], heading = derived ?? label, lead } = sections[name]
    return { label, heading, lead }
  }
  const projects = content.featuredProjects.length + content.olderProjects.length
  return {
    about: complete('about', hasSkillsAlone(content) ? resume.skills : opening),
    experiences: complete('experiences'),
    projects: complete('projects', projects > 1 ? sectionHeadings.projects : undefined),
    contact: complete('contact', sectionHeadings.contact),
    allProjects: complete('allProjects'),
  }
}

function hasSkillsAlone({ profile, slides, skillGroups }: CheckedContent): boolean {
  const others = [...profile.about, ...slides]
  return skillGroups.length > 0 && others.length === 0
}

/** Returns the label of the jobs and lists: without jobs the title of the first list. */
function getExperiencesLabel(content: CheckedContent): string {
  const lists = listKeys.map((key) => ({ title: parts[key], entries: content[key] }))
  const first = [...lists, ...content.ownLists].find(({ entries }) => entries.length > 0)
  const hasJobs = content.experiences.length > 0
  return first && !hasJobs ? first.title : sectionLabels.experiences
}

/** The first sentence of the texts about the owner as a heading, and the rest. */
interface Opening {
  /** Undefined if the sentence is too long, or nothing follows it. */
  heading?: string
  paragraphs: readonly string[]
}

function splitOpening(paragraphs: readonly string[]): Opening {
  const [first = '', ...others] = paragraphs
  const segments = new Intl.Segmenter(language.lang, { granularity: 'sentence' }).segment(first)
  const heading = [...segments][0]?.segment.trim() ?? ''
  const rest = [first.slice(heading.length).trim(), ...others].filter(Boolean)
  const isHeading = heading.length <= MAX_SENTENCE_LENGTH && rest.length > 0
  return heading && isHeading ? { heading, paragraphs: rest } : { paragraphs }
}

/** Accents of decomposed Latin, Greek and Cyrillic letters. */
const accents = /[\u0300-\u036F]/g

/** Latin letters that do not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * Converts a title to the project's name in addresses (G6): lowercase letters and digits of any
 * script, joined by hyphens, without accents. Keeps combining marks of other scripts, such as
 * vowels in Hindi. Spells out `+` and `#` after a word, so C++, C# and C differ. Empty if the title
 * has no letters or digits.
 */
export function slugify(title: string): string {
  const parts = title
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/(?<=[\p{L}\p{M}\p{N}])\++/gu, (signs) => `${'-plus'.repeat(signs.length)}-`)
    .replace(/(?<=[\p{L}\p{M}\p{N}])#(?![\p{L}\p{N}])/gu, '-sharp-')
    .match(/(?:\p{L}\p{M}*|\p{N})+/gu)
  return cutToBytes(parts?.join('-') ?? '', MAX_SLUG_BYTES)
}

/** A slug is the name of a file, with endings that Next adds. File systems allow 255 bytes. */
const MAX_SLUG_BYTES = 200

/** Returns the first characters of a text that take at most this many bytes. */
function cutToBytes(text: string, maxBytes: number): string {
  let cut = text
  while (Buffer.byteLength(cut) > maxBytes) cut = [...cut].slice(0, -1).join('')
  return cut
}
