import { z } from 'zod'
import {
  awardSchema,
  certificationSchema,
  educationSchema,
  experienceSchema,
  languageSchema,
  profileSchema,
  projectSchema,
  sectionsSchema,
  skillGroupSchema,
  slideSchema,
  sortOptionSchema,
  talkSchema,
  themeSchema,
} from './schema'

/** The files that an owner fills, by the name of the constant that each exports, with what may stand in them. */
export const contentFiles = {
  profile: { name: 'content/profile.ts', schema: profileSchema },
  sections: { name: 'content/sections.ts', schema: sectionsSchema },
  featuredProjects: { name: 'content/featured-projects.ts', schema: z.array(projectSchema) },
  olderProjects: { name: 'content/older-projects.ts', schema: z.array(projectSchema) },
  experiences: { name: 'content/experiences.ts', schema: z.array(experienceSchema) },
  education: { name: 'content/education.ts', schema: z.array(educationSchema) },
  certifications: { name: 'content/certifications.ts', schema: z.array(certificationSchema) },
  languages: { name: 'content/languages.ts', schema: z.array(languageSchema) },
  awards: { name: 'content/awards.ts', schema: z.array(awardSchema) },
  talks: { name: 'content/talks.ts', schema: z.array(talkSchema) },
  skillGroups: { name: 'content/skills.ts', schema: z.array(skillGroupSchema) },
  slides: { name: 'content/slides.ts', schema: z.array(slideSchema) },
  sortOptions: {
    name: 'content/sort-options.ts',
    schema: z.array(sortOptionSchema).min(1, 'is an empty list. Write at least one order.'),
  },
  theme: { name: 'content/theme.ts', schema: themeSchema },
} satisfies Record<string, { name: string; schema: z.ZodType }>

type Key = keyof typeof contentFiles

/** Everything the owner writes, as the schema takes it. */
export type ContentInput = { [K in Key]: z.input<(typeof contentFiles)[K]['schema']> }

/** The same before it is checked: an owner may have written anything. */
export type RawContent = Record<Key, unknown>

/** The lists whose entries are the owner's, each of which may be empty (O2). The choices of the sort list are the site's. */
export const entryLists = [
  'featuredProjects',
  'olderProjects',
  'experiences',
  'education',
  'certifications',
  'languages',
  'awards',
  'talks',
  'skillGroups',
  'slides',
] as const satisfies Key[]

/** The path of the file that exports a constant of the content. */
export function contentFile(key: Key): string {
  return contentFiles[key].name
}
