import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type {
  AwardInput,
  CertificationInput,
  EducationInput,
  ExperienceInput,
  LanguageInput,
  ProfileInput,
  ProjectInput,
  SectionsInput,
  SkillGroupInput,
  SlideInput,
  SortOptionInput,
  TalkInput,
  ThemeInput,
} from '../../content/schema'
import type { Words } from '../../content/words-schema'

/** An owner invented for tests, whose site is built to check that any content works. What is left out is an empty list. */
export interface Owner {
  profile: ProfileInput
  /** The sample's colours, where it is left out. */
  theme?: ThemeInput
  /** The sample's headings, where it is left out. */
  sections?: SectionsInput
  featuredProjects?: ProjectInput[]
  olderProjects?: ProjectInput[]
  experiences?: ExperienceInput[]
  education?: EducationInput[]
  certifications?: CertificationInput[]
  languages?: LanguageInput[]
  awards?: AwardInput[]
  talks?: TalkInput[]
  skillGroups?: SkillGroupInput[]
  slides?: SlideInput[]
  sortOptions?: SortOptionInput[]
  /** The interface in the owner's language: the sample's where it is left out. */
  words?: Words
  /** Pictures to draw, by their path below `content/images`. */
  pictures?: Record<string, { width: number; height: number; colour: string }>
}

/** The lists of an owner, by the file of `content/` that holds each. */
const lists = {
  featuredProjects: 'featured-projects',
  olderProjects: 'older-projects',
  experiences: 'experiences',
  education: 'education',
  certifications: 'certifications',
  languages: 'languages',
  awards: 'awards',
  talks: 'talks',
  skillGroups: 'skills',
  slides: 'slides',
} as const satisfies Partial<Record<keyof Owner, string>>

/** Writes an owner's content over that of a copy of the checkout, with none of the pictures that were there. */
export async function writeOwner(copy: string, owner: Owner): Promise<void> {
  const write = (file: string, name: string, value: unknown) =>
    writeFileSync(
      join(copy, 'content', `${file}.ts`),
      `export const ${name} = ${JSON.stringify(value, null, 2)}\n`,
    )
  write('profile', 'profile', owner.profile)
  const { sections, sortOptions, theme, words } = owner
  // Another owner's may stand there.
  for (const file of ['sections', 'sort-options', 'theme', 'words'].map((name) =>
    join('content', `${name}.ts`),
  ))
    cpSync(file, join(copy, file))
  if (theme) write('theme', 'theme', theme)
  if (sections) write('sections', 'sections', sections)
  if (sortOptions) write('sort-options', 'sortOptions', sortOptions)
  if (words) writeFileSync(join(copy, 'content', 'words.ts'), wordsFile(words))
  for (const [name, file] of Object.entries(lists)) write(file, name, owner[name as keyof typeof lists] ?? [])
  rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
  rmSync(join(copy, 'content', 'images'), { recursive: true, force: true })
  for (const [file, picture] of Object.entries(owner.pictures ?? {})) {
    const path = join(copy, 'content', 'images', file)
    mkdirSync(dirname(path), { recursive: true })
    await sharp(Buffer.from(drawing(picture))).toFile(path)
  }
}

/** `content/words.ts` for an owner's words: each group is an export. */
function wordsFile(words: Words): string {
  const groups = Object.entries(words).map(
    ([group, texts]) => `export const ${group}: Words['${group}'] = ${JSON.stringify(texts, null, 2)}\n`,
  )
  return ["import type { Words } from './words-schema'\n", ...groups].join('\n')
}

/** A picture with something to see in it. */
function drawing({ width, height, colour }: { width: number; height: number; colour: string }): string {
  const radius = Math.min(width, height) / 3
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="#fff" opacity=".5"/></svg>`
}
