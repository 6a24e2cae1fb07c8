import { z } from 'zod'
import { monthNames } from './months'

/**
 * The shape of every fact in `content/`. Each rule carries the words an owner needs when a value is wrong:
 * what is wrong first, then how to mend it. `content/validate.ts` adds file, entry and field.
 */

/** Project types, in no order: `/projects` lists them by first appearance (rule G9). */
export const projectTypes = ['Web', 'CLI App', 'Mobile', 'ML', 'Game', 'Desktop'] as const

/** Keys of the skill icons; `components/ui/skill-icon.tsx` draws one for each. */
export const skillIconKeys = [
  'javascript',
  'typescript',
  'python',
  'go',
  'java',
  'c',
  'nextjs',
  'react',
  'jest',
  'androidstudio',
  'html5',
  'css',
  'tailwindcss',
  'express',
  'nodejs',
  'flask',
  'django',
  'mongodb',
  'mysql',
  'linux',
  'git',
  'githubactions',
  'docker',
  'graphql',
  'aws',
] as const

const text = (what: string) =>
  z
    .string({ error: `is missing. Write ${what} in quotes.` })
    .trim()
    .min(1, `is empty. Write ${what}.`)

const webAddress = z
  .string({ error: 'is missing. Write a full address in quotes, such as "https://example.com/me".' })
  .refine((value) => isWebAddress(value), {
    error: 'is not a web address. Write it in full, starting with https://.',
  })

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/\s/.test(value)
}

const list = <T extends z.ZodType>(item: T, what: string) =>
  z
    .array(item, { error: `is missing. Write a list of ${what} in square brackets.` })
    .min(1, `is an empty list. Write at least one of its ${what}.`)

const pictureFile = text(`the file's path below content/images`).refine(
  (value) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(value) && !value.includes('..'),
  {
    error:
      "is not a picture's path. Write one below content/images that ends in .png, .jpg, .webp, .avif, .gif or .svg.",
  },
)

/** A picture and the words for those who do not see it. Also used for the portrait and slides. */
const picture = z.strictObject(
  {
    file: pictureFile,
    alt: text('what the picture shows'),
  },
  { error: 'is missing. Write { file: "…", alt: "what it shows" }.' },
)

const monthPattern = new RegExp(`^(${monthNames.join('|')})\\.? (\\d{4})$`)

/** Months since year 0 of `Jun. 2025`; `Present` is later than every month; `NaN` when it is neither. */
export function monthNumber(value: string): number {
  if (value === 'Present') return Number.POSITIVE_INFINITY
  const [, name, year] = monthPattern.exec(value) ?? []
  if (!name || !year) return Number.NaN
  return Number(year) * 12 + (monthNames as readonly string[]).indexOf(name)
}

const startMonth = text('a month such as "Jun. 2025"').refine(
  (value) => Number.isFinite(monthNumber(value)),
  {
    error: 'is not a month. Write three letters and the year, such as "Jun. 2025".',
  },
)

const endMonth = text('a month such as "Aug. 2025", or "Present"').refine(
  (value) => !Number.isNaN(monthNumber(value)),
  { error: 'is not a month. Write three letters and the year, such as "Aug. 2025", or "Present".' },
)

/** D1 */
export const projectSchema = z.strictObject({
  title: text('a title'),
  type: z.enum(projectTypes, { error: `is not a known type. Write one of: ${projectTypes.join(', ')}.` }),
  createdAt: text('year and month, such as "2025-06"').regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
    error: 'is not a month. Write year and month as "YYYY-MM", such as "2025-06".',
  }),
  logo: pictureFile,
  src: z.array(picture, { error: 'is missing. Write a list of screenshots, or [] for none.' }),
  description: text('three or four sentences'),
  bulletpoints: list(text('a fact'), 'bullet points'),
  footer: text('a closing line, or leave the field out').optional(),
  github_link: webAddress,
  video_link: webAddress.optional(),
  website_link: webAddress.optional(),
})

/** D3 */
export const experienceSchema = z
  .strictObject({
    id: text('a short name without spaces').regex(/^[a-z0-9-]+$/, {
      error: 'is not a short name. Use small letters, digits and hyphens.',
    }),
    company: text('the company'),
    title: text('the job title'),
    startDate: startMonth,
    endDate: endMonth,
    responsibilities: list(text('a responsibility'), 'responsibilities'),
    image: picture,
    link: webAddress,
  })
  .refine((entry) => monthNumber(entry.endDate) >= monthNumber(entry.startDate), {
    path: ['endDate'],
    error: 'is before startDate. Swap the two, or write "Present".',
  })

/** D4 */
const skillSchema = z.strictObject({
  name: text('the name of the skill'),
  icon: z.enum(skillIconKeys, { error: `is not a known icon. Write one of: ${skillIconKeys.join(', ')}.` }),
})

export const skillGroupSchema = z.strictObject({
  title: text('the name of the group'),
  skills: list(skillSchema, 'skills'),
})

/** D5 */
export const slideSchema = z.strictObject({ title: text('a caption'), image: picture })

export const sortOptionSchema = z.strictObject({
  value: z.enum(['option1', 'option2', 'option3'], {
    error: 'is not a known order. Write one of: option1, option2, option3.',
  }),
  label: text('the words in the list'),
})

const section = z.strictObject({
  label: text('the name in the menu'),
  heading: text('the heading'),
  lead: text('a sentence under the heading, or leave the field out').optional(),
})

export const sectionsSchema = z.strictObject({
  about: section,
  experiences: section,
  projects: section,
  contact: section,
  allProjects: section,
})

export const profileSchema = z.strictObject({
  name: text('a name'),
  title: text('a job title'),
  status: text('what you are open to, or leave the field out').optional(),
  intro: text('one sentence'),
  interests: list(text('an interest'), 'interests'),
  about: list(text('a paragraph'), 'paragraphs'),
  portrait: picture,
  siteUrl: webAddress,
  email: z.email({ error: 'is not a mail address. Write one such as "me@example.com".' }),
  links: z.strictObject({
    github: webAddress,
    linkedin: webAddress,
    facebook: webAddress,
    instagram: webAddress,
  }),
  resume: text('the path of the resume').regex(/^\/[\w./-]+\.pdf$/, {
    error: 'is not a path to a PDF. Write one such as "/resume.pdf".',
  }),
  /** How many pages `resume.pdf` may take; 3 where the field is left out. */
  resumePages: z
    .int({ error: 'is not a number of pages. Write one such as 3.' })
    .min(1, 'is less than one page.')
    .max(20, 'is more than 20 pages.')
    .optional(),
  version: text('a version such as "2025.8.25"'),
})

const colour = (such: string) =>
  z.string({ error: `is missing. Write a colour such as "${such}".` }).regex(/^#([\da-f]{3}|[\da-f]{6})$/i, {
    error: `is not a colour. Write # and six digits from 0 to f, such as "${such}".`,
  })

/** S4, O7 */
export const themeSchema = z.strictObject({
  brand: colour('#3366cc'),
  brandLight: colour('#99bbff').optional(),
})

/** What the owner writes. */
export type ProjectInput = z.input<typeof projectSchema>
export type ExperienceInput = z.input<typeof experienceSchema>
export type SkillGroupInput = z.input<typeof skillGroupSchema>
export type SlideInput = z.input<typeof slideSchema>
export type SortOptionInput = z.input<typeof sortOptionSchema>
export type SectionsInput = z.input<typeof sectionsSchema>
export type ProfileInput = z.input<typeof profileSchema>
export type ThemeInput = z.input<typeof themeSchema>

/** What the site reads, after validation. */
export type ImageFile = z.output<typeof picture>
export type ProjectType = (typeof projectTypes)[number]
export type SkillIconKey = (typeof skillIconKeys)[number]
export type Project = z.output<typeof projectSchema> & { slug: string }
export type Experience = z.output<typeof experienceSchema>
export type SkillGroup = z.output<typeof skillGroupSchema>
export type Slide = z.output<typeof slideSchema>
export type SortOption = z.output<typeof sortOptionSchema>
export type Sections = z.output<typeof sectionsSchema>
export type Section = z.output<typeof section>
export type Profile = z.output<typeof profileSchema>
export type Theme = z.output<typeof themeSchema>
