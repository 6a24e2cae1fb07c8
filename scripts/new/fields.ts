import { z } from 'zod'
import { experienceSchema, projectSchema } from '../../content/schema'

/** What is asked about a new entry: a question at a terminal, a flag in a script. */
interface Field {
  /** The flag without its dashes. */
  name: string
  question: string
  /** What an answer must be; one that may be left out takes `undefined`. */
  schema: z.ZodType
  /** Asked until an empty answer; a flag that may stand several times. */
  several?: boolean
}

const { shape: project } = projectSchema
const { shape: experience } = experienceSchema
const path = z.string()

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
    { name: 'logo', question: 'Path of its logo (or none)', schema: path.optional() },
    { name: 'picture', question: 'Path of a screenshot (empty: no more)', schema: path, several: true },
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
    { name: 'picture', question: 'Path of a picture (or none)', schema: path.optional() },
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
      throw new Error(`--${field.name} stands ${length} times. Nothing was written.`)
    }
    if (question) answers.set(field.name, await asked(field, question))
    else if (length === 0 && !field.several && !field.schema.safeParse(undefined).success)
      missing.push(`--${field.name}`)
  }
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. Nothing was written.`)
  if (question) {
    const alts: string[] = []
    for (const path of answers.get('picture') ?? [])
      alts.push(await question(`What does ${path} show?`, z.string({ error: 'is missing.' })))
    answers.set('alt', alts)
  }
  return { one: (name) => answers.get(name)?.[0] || undefined, all: (name) => answers.get(name) ?? [] }
}

async function asked({ question, schema, several }: Field, ask: Question): Promise<string[]> {
  const answers: string[] = []
  for (;;) {
    const answer = await ask(question, several ? schema.optional() : schema)
    if (answer) answers.push(answer)
    if (!several || !answer) return answers
  }
}
