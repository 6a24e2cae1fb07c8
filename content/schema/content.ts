import { z } from 'zod'
import { endDate, endsInOrder, isoMonth, startDate } from '@/content/schema/dates'
import type { Path } from '@/content/schema/errors'
import {
  fields,
  list,
  needsOneOf,
  optionalList,
  optionalText,
  orText,
  picture,
  pictureFile,
  requireUnique,
  text,
  webAddress,
} from '@/content/schema/fields'
import { listKeys, listSchemas, ownListSchema, type ResumeFields } from '@/content/schema/lists'
import { networkKeys } from '@/content/schema/networks'

/**
 * The schema of the files in `content/`. `content/schema/fields.ts` defines the types of fields
 * with their messages, `content/schema/lists.ts` the optional lists.
 */

/** A project (D1, D1a). Renaming a field breaks the content of owners. */
export const projectSchema = fields({
  title: text('a title'),
  type: optionalText('what kind of project it is, such as "Web"'),
  createdAt: startDate.transform((date) => isoMonth(date)).optional(),
  logo: pictureFile.optional(),
  src: optionalList(picture),
  description: optionalText('three or four sentences'),
  bulletpoints: optionalList(text('a fact')),
  stack: optionalList(text('a technique')),
  footer: optionalText('a closing line'),
  github_link: webAddress.optional(),
  video_link: webAddress.optional(),
  website_link: webAddress.optional(),
})

/** A job (D3). */
export const experienceSchema = fields({
  id: text('a short name without spaces')
    .regex(/^[a-z0-9-]+$/, { error: 'is not a short name. Use lowercase letters, digits and hyphens.' })
    .optional(),
  company: optionalText('the company'),
  title: optionalText('the job title'),
  startDate: startDate.optional(),
  endDate: endDate.optional(),
  location: optionalText('city and country'),
  /** A paragraph above the responsibilities. */
  summary: optionalText('what the job is about'),
  responsibilities: optionalList(text('a responsibility')),
  stack: optionalList(text('a technique')),
  /** The figure to show large, as written in a responsibility. */
  highlight: optionalText('a figure of one of the responsibilities'),
  image: picture.optional(),
  link: webAddress.optional(),
})
  .refine(...needsOneOf('company', 'title'))
  .refine(...endsInOrder)
  .refine(
    ({ responsibilities, highlight }) =>
      !highlight || responsibilities.some((line) => line.includes(highlight)),
    {
      path: ['highlight'],
      error: 'is in none of the responsibilities. Copy it from one of them, or leave the field out.',
    },
  )

/** The names of a project's fields in JSON Resume. The last three are additional. */
export const projectFields: ResumeFields<typeof projectSchema> = {
  title: 'name',
  type: 'type',
  createdAt: 'startDate',
  description: 'description',
  bulletpoints: 'highlights',
  stack: 'keywords',
  website_link: 'url',
  footer: 'footer',
  github_link: 'github_link',
  video_link: 'video_link',
}

/** The names of a job's fields in JSON Resume. The last two are additional. */
export const experienceFields: ResumeFields<typeof experienceSchema> = {
  company: 'name',
  title: 'position',
  startDate: 'startDate',
  endDate: 'endDate',
  location: 'location',
  summary: 'summary',
  responsibilities: 'highlights',
  link: 'url',
  stack: 'keywords',
  highlight: 'highlight',
}

const iconName = optionalText('the name of an icon, "none" for no icon,')

/** A skill. The default icon is found by the name (D4). */
const skillSchema = orText('name', fields({ name: text('the name of the skill'), icon: iconName }))

const skillGroupSchema = fields({
  title: text('the name of the group'),
  skills: list(skillSchema),
})

/** A slide in About (D5). */
const slideSchema = fields({ title: text('a caption'), image: picture })

const sortOptionSchema = fields({
  value: z.enum(['option1', 'option2', 'option3'], {
    error: 'is not a known order. Write one of: option1, option2, option3.',
  }),
  label: optionalText('the words in the list'),
})

/** The sections between intro and contact, in the default order (R1, O13). */
export const orderedSections = ['about', 'experiences', 'projects'] as const

const sectionOrder = list(
  z.enum(orderedSections, { error: `is not a section. Write one of: ${orderedSections.join(', ')}.` }),
).superRefine((order, context) => {
  const message = (name: string) =>
    `lacks "${name}", or has it twice. Name each section once. A section without content disappears anyway.`
  for (const name of orderedSections)
    if (order.filter((other) => other === name).length !== 1)
      context.addIssue({ code: 'custom', message: message(name) })
})

/** A section. The default labels are in `content/words.ts` (`sectionLabels`). */
const section = fields({
  label: optionalText('the name in the menu'),
  heading: optionalText('the heading'),
  lead: optionalText('a sentence under the heading'),
})

/** A link. The address is enough if its host is a known network (D8). */
const linkSchema = orText(
  'href',
  fields({
    href: webAddress,
    network: z
      .enum(networkKeys, { error: `is not a known network. Write one of: ${networkKeys.join(', ')}.` })
      .optional(),
    label: optionalText('its name'),
    icon: iconName,
  }),
)

export const profileSchema = fields({
  name: text('a name'),
  title: optionalText('a job title'),
  status: optionalText('what you are open to'),
  /** Never a street or a postcode (D9). */
  location: optionalText('your city and country'),
  intro: optionalText('one sentence'),
  interests: optionalList(text('an interest')),
  about: optionalList(text('a paragraph')),
  portrait: picture.optional(),
  /** Provided by the host by default (O11). */
  siteUrl: webAddress.optional(),
  email: z.email({ error: 'is not an email address. Write one such as "me@example.com".' }).optional(),
  links: list(linkSchema).superRefine(requireUnique('is in the list twice. Remove one.', 'href')).default([]),
  /** Maximum number of pages of `resume.pdf` before it leaves out texts, 2 by default. */
  resumePages: z
    .int({ error: 'is not a number of pages. Write one such as 3.' })
    .min(1, 'is less than one page. Write 1 or more.')
    .max(20, 'is more than 20 pages. Write 20 or fewer.')
    .optional(),
  version: optionalText('a version such as "2025.8.25"'),
})

const colour = (like: string) =>
  z.string({ error: `is missing. Write a colour such as "${like}".` }).regex(/^#([\da-f]{3}|[\da-f]{6})$/i, {
    error: `is not a colour. Write # and three or six hexadecimal digits, such as "${like}".`,
  })

/** The brand colours (S4). All other colours are computed from them (O7). */
const themeSchema = fields({
  brand: colour('#3366cc'),
  brandLight: colour('#99bbff').optional(),
})

/** All of `content/`, keyed by the name of the exported constant. */
export const contentSchema = z.object({
  profile: profileSchema,
  sections: fields({
    order: sectionOrder.optional(),
    about: section,
    experiences: section,
    projects: section,
    contact: section,
    allProjects: section,
  }),
  featuredProjects: list(projectSchema),
  olderProjects: list(projectSchema),
  experiences: list(experienceSchema).superRefine(
    requireUnique('is used by another entry. Choose a different id.', 'id'),
  ),
  ...listSchemas,
  ownLists: list(ownListSchema),
  skillGroups: list(skillGroupSchema),
  slides: list(slideSchema),
  sortOptions: list(sortOptionSchema)
    .min(1, 'is an empty list. Write at least one option.')
    .superRefine(requireUnique('is used by another option. Remove one.', 'value')),
  theme: themeSchema,
})

/** The content as owners write it. */
export type ContentInput = z.input<typeof contentSchema>
export type ProfileInput = ContentInput['profile']
export type SectionsInput = ContentInput['sections']
export type ThemeInput = ContentInput['theme']
export type ProjectInput = ContentInput['featuredProjects'][number]
export type ExperienceInput = ContentInput['experiences'][number]
export type EducationInput = ContentInput['education'][number]
export type CertificationInput = ContentInput['certifications'][number]
export type LanguageInput = ContentInput['languages'][number]
export type AwardInput = ContentInput['awards'][number]
export type TalkInput = ContentInput['talks'][number]
export type OwnListInput = ContentInput['ownLists'][number]
export type SkillGroupInput = ContentInput['skillGroups'][number]
export type SlideInput = ContentInput['slides'][number]
export type SortOptionInput = ContentInput['sortOptions'][number]

/** The content after validation, without the derived values of `Content`. */
export type CheckedContent = z.output<typeof contentSchema>
export type ImageFile = z.output<typeof picture>
export type Project = CheckedContent['featuredProjects'][number] & { slug: string }
export type Experience = CheckedContent['experiences'][number]
export type SkillGroup = CheckedContent['skillGroups'][number]
export type SortOption = CheckedContent['sortOptions'][number] & { label: string }
export type Section = z.output<typeof section> & { label: string; heading: string }
/** A link to a profile of the owner. `icon` replaces the icon of the network. */
export type Link = z.output<typeof linkSchema> & { label: string }
export type Profile = Omit<CheckedContent['profile'], 'links'> & { links: Link[] }
export type Theme = CheckedContent['theme']

/** The content before validation. */
export type RawContent = Record<keyof ContentInput, unknown>

/** The lists that may be empty (O2). */
export const entryLists = [
  'featuredProjects',
  'olderProjects',
  'experiences',
  ...listKeys,
  'ownLists',
  'skillGroups',
  'slides',
] as const

/** Returns the path of the file that exports a constant. */
export function contentFile(key: keyof ContentInput): string {
  const name =
    key === 'skillGroups' ? 'skills' : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `content/${name}.ts`
}

export interface FoundText {
  key: keyof ContentInput
  path: Path
  text: string
}

/** Returns every text in a value with its path. */
export function collectTexts(value: unknown, path: Path = []): Omit<FoundText, 'key'>[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry, i) => collectTexts(entry, [...path, i]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => collectTexts(field, [...path, name]))
}

/** Returns every text of the content with its constant and path. */
export function collectContentTexts(content: RawContent): FoundText[] {
  return (Object.keys(content) as (keyof ContentInput)[]).flatMap((key) =>
    collectTexts(content[key]).map((found) => ({ key, ...found })),
  )
}

/** Returns the pictures in the content. The text of each is the path of its file. */
export function collectPictures(content: RawContent): FoundText[] {
  return collectContentTexts(content).filter(({ path }) => ['file', 'logo'].includes(String(path.at(-1))))
}
