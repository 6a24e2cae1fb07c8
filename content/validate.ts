import { z } from 'zod'
import { describeFault, type Path } from './fault'
import {
  type Experience,
  experienceSchema,
  type ImageFile,
  monthNumber,
  type Profile,
  type Project,
  profileSchema,
  projectSchema,
  type Sections,
  type SkillGroup,
  type Slide,
  type SortOption,
  sectionsSchema,
  skillGroupSchema,
  slideSchema,
  sortOptionSchema,
  type Theme,
  themeSchema,
} from './schema'
import { slugify } from './slug'

/** The raw values of the content files, as the owner wrote them. */
export interface RawContent {
  profile: unknown
  sections: unknown
  featuredProjects: unknown
  olderProjects: unknown
  experiences: unknown
  skillGroups: unknown
  slides: unknown
  sortOptions: unknown
  theme: unknown
}

/** Everything the site shows, validated. `projects` is featured, then older (rule D2). */
export interface Content {
  profile: Profile
  sections: Sections
  featuredProjects: Project[]
  olderProjects: Project[]
  projects: Project[]
  experiences: Experience[]
  skillGroups: SkillGroup[]
  slides: Slide[]
  sortOptions: SortOption[]
  theme: Theme
}

/** All that is wrong with the content, one line a fault: file, entry, field, what is wrong and how to mend it. */
export class ContentError extends Error {
  constructor(readonly faults: string[]) {
    const count = faults.length === 1 ? 'One value' : `${faults.length} values`
    super(`${count} in content/ must be mended:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ContentError'
  }
}

const files = {
  profile: { name: 'content/profile.ts', schema: profileSchema },
  sections: { name: 'content/sections.ts', schema: sectionsSchema },
  featuredProjects: { name: 'content/featured-projects.ts', schema: z.array(projectSchema) },
  olderProjects: { name: 'content/older-projects.ts', schema: z.array(projectSchema) },
  experiences: { name: 'content/experiences.ts', schema: z.array(experienceSchema) },
  skillGroups: { name: 'content/skills.ts', schema: z.array(skillGroupSchema) },
  slides: { name: 'content/slides.ts', schema: z.array(slideSchema) },
  sortOptions: {
    name: 'content/sort-options.ts',
    schema: z.array(sortOptionSchema).min(1, 'is an empty list.'),
  },
  theme: { name: 'content/theme.ts', schema: themeSchema },
} satisfies Record<keyof RawContent, { name: string; schema: z.ZodType }>

type Key = keyof typeof files

function fault(key: Key, raw: RawContent, path: Path, message: string): string {
  return describeFault(files[key].name, raw[key], path, message)
}

function issueFaults(key: Key, raw: RawContent, issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) =>
      fault(key, raw, [...issue.path, name], 'is not a known field. Correct its spelling, or remove it.'),
    )
  }
  return [fault(key, raw, issue.path, issue.message)]
}

/** For what no field's own words cover: a list or a group of fields that is missing or is something else. */
const wrongKind: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return 'is not a list. Write its entries in square brackets.'
  if (issue.expected === 'object') return 'is not a group of fields. Write its fields in curly brackets.'
  return undefined
}

/** Every picture of one content file with the path of the field that names it. */
function* pictures(key: Key, content: Content): Generator<[Path, string]> {
  const imagePath = (path: Path, image: ImageFile): [Path, string] => [[...path, 'file'], image.file]
  if (key === 'profile') yield imagePath(['portrait'], content.profile.portrait)
  if (key === 'featuredProjects' || key === 'olderProjects') {
    for (const [i, project] of content[key].entries()) {
      yield [[i, 'logo'], project.logo]
      for (const [j, image] of project.src.entries()) yield imagePath([i, 'src', j], image)
    }
  }
  if (key === 'experiences')
    for (const [i, entry] of content.experiences.entries()) yield imagePath([i, 'image'], entry.image)
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
  for (const [i, option] of content.sortOptions.entries()) {
    yield [
      'sortOptions',
      [i, 'value'],
      `option ${option.value}`,
      'stands on another option too. Remove one of them.',
    ]
  }
}

/**
 * Checks the content and adds what is derived from it: project slugs, the full project list, experiences ordered
 * newest first (E1).
 *
 * @param raw the values of the content files
 * @param hasPicture tells whether a file exists below `content/images`
 * @throws ContentError that lists every fault, not only the first one
 */
export function validateContent(raw: RawContent, hasPicture: (file: string) => boolean): Content {
  const faults: string[] = []
  const parse = <K extends Key>(key: K): z.output<(typeof files)[K]['schema']> => {
    const result = files[key].schema.safeParse(raw[key], { error: wrongKind })
    if (!result.success) faults.push(...result.error.issues.flatMap((issue) => issueFaults(key, raw, issue)))
    return result.data as z.output<(typeof files)[K]['schema']>
  }
  const parsed = {
    profile: parse('profile'),
    sections: parse('sections'),
    featuredProjects: parse('featuredProjects'),
    olderProjects: parse('olderProjects'),
    experiences: parse('experiences'),
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
    featuredProjects,
    olderProjects,
    projects: [...featuredProjects, ...olderProjects],
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

  content.experiences = content.experiences.toSorted(newestFirst)
  return content
}

function newestFirst(a: Experience, b: Experience): number {
  const end = monthNumber(b.endDate) - monthNumber(a.endDate)
  // Two that are both "Present" differ by NaN, so the later start comes first.
  return end || monthNumber(b.startDate) - monthNumber(a.startDate)
}
