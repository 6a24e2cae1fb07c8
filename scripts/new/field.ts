import { z } from 'zod'

/** What is asked about a new entry: a question at a terminal, a flag in a script. */
export interface Field {
  /** The flag without its dashes. */
  name: string
  question: string
  /** What an answer must be; one that may be left out takes `undefined`. */
  schema: z.ZodType
  /** Asked until an empty answer; a flag that may stand several times. */
  several?: boolean
}

/** The answers by the names of their fields. */
export type Answers = ReadonlyMap<string, readonly string[]>

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
  const answers = new Map<string, readonly string[]>([['alt', flags.alt ?? []]])
  const missing: string[] = []
  for (const field of fields) {
    const given = flags[field.name]
    if (given && given.length > 1 && !field.several) {
      throw new Error(`--${field.name} stands ${given.length} times. Nothing was written.`)
    }
    if (given) answers.set(field.name, given)
    else if (question) answers.set(field.name, await asked(field, question))
    else if (!field.several && !field.schema.safeParse(undefined).success) missing.push(`--${field.name}`)
  }
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}. Nothing was written.`)
  for (const path of (question && answers.get('picture')) || []) {
    const alt = await question?.(`What does ${path} show?`, z.string({ error: 'is missing.' }))
    answers.set('alt', [...(answers.get('alt') ?? []), alt ?? ''])
  }
  return answers
}

async function asked({ question, schema, several }: Field, ask: Question): Promise<string[]> {
  const answers: string[] = []
  for (;;) {
    const answer = await ask(question, several ? schema.optional() : schema)
    if (answer) answers.push(answer)
    if (!several || !answer) return answers
  }
}

/** The one answer to a question; an empty one is none. */
export function answerTo(answers: Answers, name: string): string | undefined {
  return answers.get(name)?.[0] || undefined
}
