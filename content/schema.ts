import { z } from 'zod'
import { distinct } from './fault'
import { networkKeys } from './networks'
import { projectDates, resumeDates } from './words'

/**
 * The shape of every fact in `content/`. Each rule carries the words an owner needs when a value is wrong:
 * what is wrong first, then how to fix it. `content/validate.ts` adds file, entry and field.
 */

const text = (what: string) =>
  z
    .string({ error: `is missing. Write ${what} in quotes.` })
    .trim()
    .min(1, { error: `is empty. Write ${what}.`, abort: true })

/** Left out or empty, it is nowhere on the site. */
const optionalText = (what: string) =>
  z
    .string({ error: `is not a text. Write ${what} in quotes, or leave the field out.` })
    .trim()
    .transform((value) => value || undefined)
    .optional()

const webAddress = z
  .string({ error: 'is missing. Write a full address in quotes, such as "https://example.com/me".' })
  .refine((value) => isWebAddress(value), {
    error: 'is not a web address. Write it in full, starting with https://.',
  })

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/\s/.test(value)
}

/** A list that the owner must write, though it may be empty. */
const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: `is missing. Write a list of ${what} in square brackets, or [] for none.` })

/** A list that may be left out. */
const optionalList = <T extends z.ZodType>(item: T) => z.array(item).default([])

/** An entry that says no more than one of its fields may be written as that field's value alone. */
function orAlone<T extends z.ZodType>(field: string, entry: T) {
  const whole = z.preprocess((value) => (typeof value === 'string' ? { [field]: value } : value), entry)
  return whole as z.ZodType<z.output<T>, string | z.input<T>>
}

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

/** How dates that go on are written. They are shown in the owner's language (`resumeDates.present`). */
export const PRESENT = 'Present'

/** The place of a month in its year by a name that `content/words.ts` has, with or without a full stop; -1 for no month. */
function monthOf(name: string): number {
  const plain = (month: string) => month.replace(/\.$/, '')
  const names = [projectDates.months, resumeDates.months].map((months) =>
    months.map(plain).indexOf(plain(name)),
  )
  return Math.max(...names)
}

/**
 * Months since year 0 of `Jun. 2025`; `Present` is later than every month; `NaN` when it is no date.
 *
 * @param yearAs which of its months a year alone stands for
 */
export function monthNumber(value: string, yearAs: 'first month' | 'last month' = 'first month'): number {
  if (value === PRESENT) return Number.POSITIVE_INFINITY
  const [, name, year] = /^(?:(.+) )?(\d{4})$/.exec(value) ?? []
  const ofYearAlone = yearAs === 'first month' ? 0 : 11
  const month = name ? monthOf(name) : ofYearAlone
  return year && month >= 0 ? Number(year) * 12 + month : Number.NaN
}

/** Said only where it is needed, so that what is wrong with the months themselves is found before. */
const noMonth = (also: string) => () =>
  `is not a month. Write its name as in content/words.ts and the year, such as "${resumeDates.months[5]} 2025", or the year alone${also}.`

const startDate = text('a month such as "Jun. 2025"').refine((value) => Number.isFinite(monthNumber(value)), {
  error: noMonth(''),
})

const endDate = text('a month such as "Aug. 2025", or "Present"')
  .transform((value) => (value === resumeDates.present ? PRESENT : value))
  .refine((value) => !Number.isNaN(monthNumber(value)), { error: noMonth(`, or "${PRESENT}"`) })

/** Only of two dates that are dates: a fault in one of them is told once, where it stands. */
function endsInOrder(entry: { startDate?: string; endDate?: string }): boolean {
  if (!entry.startDate || !entry.endDate) return true
  return !(monthNumber(entry.endDate, 'last month') < monthNumber(entry.startDate))
}

const endsBeforeStart = {
  path: ['endDate'],
  error: 'is before startDate. Swap the two, or write "Present".',
}

/** A project (D1). Owners write these names, so renaming one breaks their content. */
export const projectSchema = z.strictObject({
  title: text('a title'),
  type: text('what kind of project it is, such as "Web"'),
  createdAt: text('year and month, such as "2025-06"').regex(/^\d{4}-(0[1-9]|1[0-2])$/, {
    error: 'is not a month. Write year and month as "YYYY-MM", such as "2025-06".',
  }),
  logo: pictureFile.optional(),
  src: list(picture, 'screenshots'),
  description: text('three or four sentences'),
  bulletpoints: list(text('a fact'), 'bullet points'),
  footer: optionalText('a closing line'),
  github_link: webAddress,
  video_link: webAddress.optional(),
  website_link: webAddress.optional(),
})

/** An experience (D3). The dates are text as it is shown, so they are checked against each other here. */
export const experienceSchema = z
  .strictObject({
    id: text('a short name without spaces').regex(/^[a-z0-9-]+$/, {
      error: 'is not a short name. Use small letters, digits and hyphens.',
    }),
    company: text('the company'),
    title: text('the job title'),
    startDate,
    endDate,
    responsibilities: list(text('a responsibility'), 'responsibilities'),
    /** The figure to show large, as it stands in one of the responsibilities. */
    highlight: optionalText('a figure of one of the responsibilities'),
    image: picture.optional(),
    link: webAddress.optional(),
  })
  .refine(endsInOrder, endsBeforeStart)
  .refine(
    ({ responsibilities, highlight = '' }) =>
      responsibilities.some((line) => line.includes(highlight)) || !highlight,
    {
      path: ['highlight'],
      error:
        'stands in none of the responsibilities. Write it as it stands in one of them, or leave the field out.',
    },
  )

const iconName = optionalText('the name of an icon, "none" for no icon,')

/** D4: a skill alone finds its icon by its name. */
const skillSchema = orAlone('name', z.strictObject({ name: text('the name of the skill'), icon: iconName }))

const skillGroupSchema = z.strictObject({
  title: text('the name of the group'),
  skills: list(skillSchema, 'skills'),
})

/** A slide of the slider in About (D5). */
const slideSchema = z.strictObject({ title: text('a caption'), image: picture })

const sortOptionSchema = z.strictObject({
  value: z.enum(['option1', 'option2', 'option3'], {
    error: 'is not a known order. Write one of: option1, option2, option3.',
  }),
  label: text('the words in the list'),
})

const dated = { date: startDate.optional(), link: webAddress.optional() }

/** One entry of the education, the first of the parts that an owner may leave out (D7). */
const educationSchema = z
  .strictObject({
    institution: text('the school or university'),
    degree: optionalText('the degree or the subject'),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    points: optionalList(text('a fact')),
    link: webAddress.optional(),
  })
  .refine(endsInOrder, endsBeforeStart)

const certificationSchema = z.strictObject({
  name: text('the name of the certificate'),
  issuer: optionalText('who issued it'),
  ...dated,
})

const languageSchema = orAlone(
  'name',
  z.strictObject({ name: text('the language'), level: optionalText('how well, such as "native" or "B2"') }),
)

const awardSchema = z.strictObject({
  title: text('the name of the award'),
  issuer: optionalText('who gave it'),
  ...dated,
})

const talkSchema = z.strictObject({
  title: text('the title of the talk'),
  event: optionalText('where it was given'),
  ...dated,
})

const section = z.strictObject({
  label: text('the name in the menu'),
  heading: text('the heading'),
  lead: optionalText('a sentence under the heading'),
})

/** D8: an address alone is enough for a network that its host tells. */
const linkSchema = orAlone(
  'href',
  z.strictObject({
    href: webAddress,
    network: z
      .enum(networkKeys, { error: `is not a known network. Write one of: ${networkKeys.join(', ')}.` })
      .optional(),
    label: optionalText('its name'),
    icon: iconName,
  }),
)

export const profileSchema = z.strictObject({
  name: text('a name'),
  title: optionalText('a job title'),
  status: optionalText('what you are open to'),
  intro: optionalText('one sentence'),
  interests: optionalList(text('an interest')),
  about: optionalList(text('a paragraph')),
  portrait: picture.optional(),
  /** Left out, it comes from the host that builds the site (O11). */
  siteUrl: webAddress.optional(),
  email: z.email({ error: 'is not a mail address. Write one such as "me@example.com".' }).optional(),
  links: z
    .array(linkSchema)
    .superRefine(distinct('stands in the list twice. Remove one of them.', 'href'))
    .default([]),
  /** How many pages `resume.pdf` may take; 3 where the field is left out. */
  resumePages: z
    .int({ error: 'is not a number of pages. Write one such as 3.' })
    .min(1, 'is less than one page.')
    .max(20, 'is more than 20 pages.')
    .optional(),
  version: optionalText('a version such as "2025.8.25"'),
})

const colour = (such: string) =>
  z.string({ error: `is missing. Write a colour such as "${such}".` }).regex(/^#([\da-f]{3}|[\da-f]{6})$/i, {
    error: `is not a colour. Write # and six digits from 0 to f, such as "${such}".`,
  })

/** The brand colours (S4). All other colours are computed from them, so that one edit recolours the site (O7). */
export const themeSchema = z.strictObject({
  brand: colour('#3366cc'),
  brandLight: colour('#99bbff').optional(),
})

/** Everything in `content/`, by the name of the constant that each file exports. */
export const contentSchema = z.object({
  profile: profileSchema,
  sections: z.strictObject({
    about: section,
    experiences: section,
    projects: section,
    contact: section,
    allProjects: section,
  }),
  featuredProjects: z.array(projectSchema),
  olderProjects: z.array(projectSchema),
  experiences: z
    .array(experienceSchema)
    .superRefine(distinct('stands on another entry too. Choose a different id.', 'id')),
  education: z.array(educationSchema),
  certifications: z.array(certificationSchema),
  languages: z.array(languageSchema),
  awards: z.array(awardSchema),
  talks: z.array(talkSchema),
  skillGroups: z.array(skillGroupSchema),
  slides: z.array(slideSchema),
  sortOptions: z
    .array(sortOptionSchema)
    .min(1, 'is an empty list. Write at least one order.')
    .superRefine(distinct('stands on another option too. Remove one of them.', 'value')),
  theme: themeSchema,
})

/** What the owner writes. */
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
export type SkillGroupInput = ContentInput['skillGroups'][number]
export type SlideInput = ContentInput['slides'][number]
export type SortOptionInput = ContentInput['sortOptions'][number]

/** The same after its check. `Content` of `content/validate.ts` adds what follows from it. */
export type CheckedContent = z.output<typeof contentSchema>
export type ImageFile = z.output<typeof picture>
export type Project = CheckedContent['featuredProjects'][number] & { slug: string }
export type Experience = CheckedContent['experiences'][number]
export type SkillGroup = CheckedContent['skillGroups'][number]
export type Slide = CheckedContent['slides'][number]
export type SortOption = CheckedContent['sortOptions'][number]
export type Section = z.output<typeof section>
/** A link to the owner's page elsewhere; `icon` names a drawing and stands instead of the network's. */
export type Link = z.output<typeof linkSchema> & { label: string }
export type Profile = Omit<CheckedContent['profile'], 'links'> & { links: Link[] }
export type Theme = CheckedContent['theme']
