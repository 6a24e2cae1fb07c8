import type { z } from 'zod'
import { describeFault, faultsOf, type Path } from './fault'
import { contentFiles as files, type RawContent } from './files'
import { findIcon, similarIcons } from './icons'
import { hostOf, type NetworkKey, networkOf, networks } from './networks'
import type {
  Award,
  Certification,
  Education,
  Experience,
  ImageFile,
  Language,
  Link,
  Profile,
  Project,
  profileSchema,
  projectSchema,
  Sections,
  SkillGroup,
  Slide,
  SortOption,
  Talk,
  Theme,
} from './schema'
import { monthNumber } from './schema'
import { slugify } from './slug'
import { projectLinks } from './words'

/** Everything the site shows, validated. `projects` is featured, then older (rule D2). */
export interface Content {
  profile: Profile
  sections: Sections
  /** Those of the home page: where the owner features none, the first ones of the older list. */
  featuredProjects: Project[]
  olderProjects: Project[]
  projects: Project[]
  experiences: Experience[]
  education: Education[]
  certifications: Certification[]
  languages: Language[]
  awards: Award[]
  talks: Talk[]
  skillGroups: SkillGroup[]
  slides: Slide[]
  sortOptions: SortOption[]
  theme: Theme
}

/** All that is wrong with the content, one line a fault: file, entry, field, what is wrong and how to fix it. */
export class ContentError extends Error {
  constructor(readonly faults: string[]) {
    const count = faults.length === 1 ? 'One value' : `${faults.length} values`
    super(`${count} in content/ must be fixed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ContentError'
  }
}

type Key = keyof RawContent

function fault(key: Key, raw: RawContent, path: Path, message: string): string {
  return describeFault(files[key].name, raw[key], path, message)
}

/** For what no field's own words cover: a list or a group of fields that is missing or is something else. */
export const wrongKind: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is not a list. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is not a group of fields. Write its fields in curly brackets.'
  return undefined
}

/** Projects on the home page where the owner features none: two full rows of the grid on a wide screen. */
const FEATURED_WHERE_NONE_ARE = 6

/** Every picture of one content file with the path of the field that names it. */
function* pictures(key: Key, content: Content): Generator<[Path, string]> {
  const imagePath = (path: Path, image: ImageFile): [Path, string] => [[...path, 'file'], image.file]
  if (key === 'profile' && content.profile.portrait) yield imagePath(['portrait'], content.profile.portrait)
  if (key === 'featuredProjects' || key === 'olderProjects') {
    for (const [i, project] of content[key].entries()) {
      yield [[i, 'logo'], project.logo]
      for (const [j, image] of project.src.entries()) yield imagePath([i, 'src', j], image)
    }
  }
  if (key === 'experiences')
    for (const [i, { image }] of content.experiences.entries())
      if (image) yield imagePath([i, 'image'], image)
  if (key === 'slides')
    for (const [i, slide] of content.slides.entries()) yield imagePath([i, 'image'], slide.image)
}

/** Values that must differ within the site: each later one that repeats an earlier one is a fault. */
function* names(content: Content): Generator<[Key, Path, string, string]> {
  for (const key of ['featuredProjects', 'olderProjects'] as const) {
    for (const [i, project] of content[key].entries()) {
      yield [
        key,
        [i, 'title'],
        `project ${project.slug}`,
        `gives the address "?project=${project.slug}", which another project has. Change one of the two titles.`,
      ]
    }
  }
  for (const [i, entry] of content.experiences.entries()) {
    yield [
      'experiences',
      [i, 'id'],
      `experience ${entry.id}`,
      'stands on another entry too. Choose a different id.',
    ]
  }
  for (const [i, link] of content.profile.links.entries()) {
    yield [
      'profile',
      ['links', i, 'href'],
      `link ${link.href}`,
      'stands in the list twice. Remove one of them.',
    ]
  }
  for (const [i, option] of content.sortOptions.entries()) {
    yield [
      'sortOptions',
      [i, 'value'],
      `option ${option.value}`,
      'stands on another option too. Remove one of them.',
    ]
  }
}

/** Every icon that the owner chose by name, with the path of its field. */
function* chosenIcons(content: {
  profile: { links: readonly { icon?: string }[] }
  skillGroups: readonly { skills: readonly { icon?: string }[] }[]
}): Generator<[Key, Path, string]> {
  for (const [i, { icon }] of content.profile.links.entries())
    if (icon) yield ['profile', ['links', i, 'icon'], icon]
  for (const [i, { skills }] of content.skillGroups.entries())
    for (const [j, { icon }] of skills.entries())
      if (icon) yield ['skillGroups', [i, 'skills', j, 'icon'], icon]
}

/** What an owner writes as an icon to have none. */
const NO_ICON = 'none'

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
function completed({ href, network, label, icon }: z.output<typeof profileSchema>['links'][number]): Link {
  const known = network ?? networkOf(href)
  const name = label ?? (known && networkLabel(known)) ?? hostOf(href)
  return { href, network: known, label: name, icon: icon && iconOf(icon, name) }
}

/**
 * Checks the content and adds what is derived from it: project slugs, the full project list, icons and labels, experiences
 * ordered newest first (E1).
 *
 * @param raw the values of the content files
 * @param hasPicture tells whether a file exists below `content/images`
 * @throws ContentError that lists every fault, not only the first one
 */
export function validateContent(raw: RawContent, hasPicture: (file: string) => boolean): Content {
  const faults: string[] = []
  const parse = <K extends Key>(key: K): z.output<(typeof files)[K]['schema']> => {
    const result = files[key].schema.safeParse(raw[key], { error: wrongKind })
    if (!result.success) faults.push(...faultsOf(files[key].name, raw[key], result.error.issues))
    return result.data as z.output<(typeof files)[K]['schema']>
  }
  const parsed = {
    profile: parse('profile'),
    sections: parse('sections'),
    featuredProjects: parse('featuredProjects'),
    olderProjects: parse('olderProjects'),
    experiences: parse('experiences'),
    education: parse('education'),
    certifications: parse('certifications'),
    languages: parse('languages'),
    awards: parse('awards'),
    talks: parse('talks'),
    skillGroups: parse('skillGroups'),
    slides: parse('slides'),
    sortOptions: parse('sortOptions'),
    theme: parse('theme'),
  }
  if (faults.length > 0) throw new ContentError(faults)

  const withSlug = (project: z.output<typeof projectSchema>): Project => ({
    ...project,
    slug: slugify(project.title),
  })
  const featuredProjects = parsed.featuredProjects.map(withSlug)
  const olderProjects = parsed.olderProjects.map(withSlug)
  const content: Content = {
    ...parsed,
    profile: { ...parsed.profile, links: parsed.profile.links.map(completed) },
    featuredProjects,
    olderProjects,
    projects: [...featuredProjects, ...olderProjects],
  }

  for (const [key, path, icon] of chosenIcons(parsed)) {
    if (icon === NO_ICON || findIcon(icon)) continue
    const names = similarIcons(icon).map((name) => `"${name}"`)
    const advice = `Write a name from simpleicons.org (these come nearest: ${names.join(', ')}), "${NO_ICON}", or leave the field out.`
    faults.push(fault(key, raw, path, `is not a known icon. ${advice}`))
  }
  for (const key of Object.keys(files) as Key[]) {
    for (const [path, file] of pictures(key, content)) {
      if (!hasPicture(file)) {
        faults.push(
          fault(key, raw, path, 'is not in content/images. Put the file there, or correct the path.'),
        )
      }
    }
  }
  const seen = new Set<string>()
  for (const [key, path, name, message] of names(content)) {
    if (seen.has(name)) faults.push(fault(key, raw, path, message))
    seen.add(name)
  }
  for (const key of ['featuredProjects', 'olderProjects'] as const) {
    for (const [i, project] of content[key].entries()) {
      if (!project.slug)
        faults.push(
          fault(
            key,
            raw,
            [i, 'title'],
            'has neither a letter nor a digit. Write a title that can stand in an address.',
          ),
        )
    }
  }
  if (faults.length > 0) throw new ContentError(faults)

  const featured = featuredProjects.length > 0 ? featuredProjects.length : FEATURED_WHERE_NONE_ARE
  return {
    ...content,
    featuredProjects: content.projects.slice(0, featured),
    olderProjects: content.projects.slice(featured),
    experiences: content.experiences.toSorted(newestFirst),
    skillGroups: withIcons(content.skillGroups),
  }
}

function newestFirst(a: Experience, b: Experience): number {
  const end = monthNumber(b.endDate, 'last month') - monthNumber(a.endDate, 'last month')
  // Two that are both "Present" differ by NaN, so the later start comes first.
  return end || monthNumber(b.startDate) - monthNumber(a.startDate)
}
