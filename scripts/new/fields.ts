import { basename } from 'node:path'
import { z } from 'zod'
import { hasImage } from '../../content/images-folder'
import { experienceSchema, projectSchema } from '../../content/schema'
import { pathOf, readPicture } from './pictures'

/** One fact of a new entry: a question at a terminal, an option in a script. */
interface Field {
  /** The flag without its dashes. */
  name: string
  question: string
  /** What an answer must be; one that may be left out takes `undefined`. */
  schema: z.ZodType
  /** Prompted for until an empty answer; an option that may be given several times. */
  several?: boolean
  /** The answer is the path of a picture. */
  isPicture?: boolean
}

const { shape: project } = projectSchema
const { shape: experience } = experienceSchema
const path = z
  .string()
  .refine((answer) => hasImage(pathOf(answer), ''), { error: 'cannot be opened. Correct the path.' })

/** The fields of each kind. */
export const fields: Record<'project' | 'experience', readonly Field[]> = {
  project: [
    { name: 'title', question: 'Title', schema: project.title },
    { name: 'type', question: 'What kind of project, such as "Web"', schema: project.type },
    { name: 'date', question: 'Year and month, such as "2025-06"', schema: project.createdAt },
    { name: 'description', question: 'What it is, in a few sentences', schema: project.description },
    { name: 'bullet', question: 'A fact about it (empty: no more)', schema: project.title, several: true },
    { name: 'footer', question: 'A closing line (or none)', schema: project.footer },
    { name: 'github', question: 'Address of its code', schema: project.github_link },
    { name: 'website', question: 'Its website (or none)', schema: project.website_link },
    { name: 'video', question: 'A video of it (or none)', schema: project.video_link },
    { name: 'logo', question: 'Path of its logo (or none)', schema: path.optional(), isPicture: true },
    {
      name: 'picture',
      question: 'Path of a screenshot (empty: no more)',
      schema: path,
      several: true,
      isPicture: true,
    },
  ],
  experience: [
    { name: 'company', question: 'Company', schema: experience.company },
    { name: 'title', question: 'Job title', schema: experience.title },
    { name: 'start', question: 'First month, such as "Jun 2025"', schema: experience.startDate },
    { name: 'end', question: 'Last month, or "Present"', schema: experience.endDate },
    {
      name: 'point',
      question: 'What you did there (empty: no more)',
      schema: experience.title,
      several: true,
    },
    { name: 'link', question: 'Website of the company (or none)', schema: experience.link },
    { name: 'picture', question: 'Path of a picture (or none)', schema: path.optional(), isPicture: true },
  ],
}

/** The answers by the names of their fields; an empty one is none. */
export interface Answers {
  one(name: string): string | undefined
  all(name: string): string[]
}

export type Question = (words: string, schema: z.ZodType) => Promise<string>

/**
 * Collects the answers of an entry: by flags, or by questions. Each picture also needs words for those who do not see it.
 *
 * @param question none where flags answer
 * @throws when something is missing and nobody is asked, naming every flag that is; when a flag stands too often
 */
export async function collect(
  fields: readonly Field[],
  flags: Readonly<Record<string, string[] | undefined>>,
  question?: Question,
): Promise<Answers> {
  const answers = new Map(Object.entries(flags))
  const missing: string[] = []
  for (const field of fields) {
    const { length = 0 } = flags[field.name] ?? []
    if (length > 1 && !field.several) {
      throw new Error(`--${field.name} is given ${length} times, but has one value. No files were changed.`)
    }
    if (question) answers.set(field.name, await asked(field, question))
    else if (length === 0 && !field.several && !field.schema.safeParse(undefined).success)
      missing.push(`--${field.name}`)
  }
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. No files were changed.`)
  if (question) {
    const alts: string[] = []
    for (const path of answers.get('picture') ?? [])
      alts.push(
        await question(`What does ${basename(pathOf(path))} show?`, z.string({ error: 'is missing.' })),
      )
    answers.set('alt', alts)
  }
  return { one: (name) => answers.get(name)?.[0] || undefined, all: (name) => answers.get(name) ?? [] }
}

async function asked({ question, schema, several, isPicture }: Field, ask: Question): Promise<string[]> {
  const answers: string[] = []
  for (;;) {
    const answer = await ask(question, several ? schema.optional() : schema)
    const fault = isPicture && answer ? await pictureFault(answer) : undefined
    if (fault) {
      console.log(fault)
      continue
    }
    if (answer) answers.push(answer)
    if (!several || !answer) return answers
  }
}

/** Returns why a file is no picture, while its path can still be corrected. */
async function pictureFault(path: string): Promise<string | undefined> {
  try {
    await readPicture(path, '')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
