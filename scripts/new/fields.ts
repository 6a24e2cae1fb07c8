import { basename } from 'node:path'
import { z } from 'zod'
import { type entryLists, experienceSchema, projectSchema } from '@/content/schema/content'
import { listDefinitions, listKeys } from '@/content/schema/lists'
import { language } from '@/content/words'
import { pathOf, readPicture } from '@/scripts/new/pictures'
import { addressOf } from '@/scripts/setup/addresses'
import { asMonth, readDate } from '@/scripts/setup/dates'

/** A field of a new entry: a prompt at a terminal, an option in a script. */
export interface Field {
  /** Its name in `content/`. */
  name: string
  /** The option without its dashes. */
  option: string
  /** Validates an answer; an optional answer accepts `undefined`. */
  schema: z.ZodType
  /** The prompt repeats until an empty answer, and the option may be repeated. */
  isList: boolean
  /** The answer is the path of a picture. */
  isPicture: boolean
}

/** A kind of entry: its list, and its fields as the schema defines them. */
interface Kind {
  key: (typeof entryLists)[number]
  fields: readonly Field[]
}

/** Options whose names differ from their fields. */
const optionNames: Record<string, string> = {
  createdAt: 'date',
  bulletpoints: 'bullet',
  github_link: 'github',
  website_link: 'website',
  video_link: 'video',
  src: 'picture',
  image: 'picture',
  startDate: 'start',
  endDate: 'end',
  responsibilities: 'point',
  points: 'point',
  stack: 'technique',
}
/** Fields that are computed, or are checked against another answer. */
const unprompted = ['id', 'highlight']

/** Completes an answer whose meaning is certain: an address without its protocol, or a month in numbers. */
function complete(name: string, answer: unknown): unknown {
  if (typeof answer !== 'string') return answer
  if (name.endsWith('link')) return addressOf(answer) ?? answer
  const date = /^[\d./-]+$/.test(answer) ? readDate(answer, language.lang) : undefined
  return date?.month && !date.isPart ? asMonth(date) : answer
}

function fieldsOf(schema: z.ZodType): Field[] {
  // A language may also be written as its name, so its schema wraps the group of fields.
  const { shape } = (schema instanceof z.ZodPipe ? schema.out : schema) as z.ZodObject<
    Record<string, z.ZodType>
  >
  return Object.entries(shape)
    .filter(([name]) => !unprompted.includes(name))
    .map(([name, schema]) => {
      const option = optionNames[name] ?? name
      const isPicture = ['logo', 'src', 'image'].includes(name)
      const element =
        schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodArray<z.ZodType>).element : schema
      const isList = element !== schema
      const completed = /link$|date$|^createdAt$/i.test(name)
        ? z.preprocess((answer) => complete(name, answer), element)
        : element
      return { name, option, isList, isPicture, schema: isPicture ? z.string().optional() : completed }
    })
}

/** The kinds of entries that `npm run new` adds. */
export const kinds: Record<string, Kind> = {
  project: { key: 'featuredProjects', fields: fieldsOf(projectSchema) },
  experience: { key: 'experiences', fields: fieldsOf(experienceSchema) },
  ...Object.fromEntries(
    listKeys.map((key) => [key.replace(/s$/, ''), { key, fields: fieldsOf(listDefinitions[key].entry) }]),
  ),
}

/** The answers by the names of their fields, and the descriptions of the pictures; an empty answer is left out. */
export type Answers = Map<string, string[]>

export type Question = (words: string, schema: z.ZodType) => Promise<string>

/**
 * Collects the answers of an entry from options, or by prompts. Each picture also needs a description.
 *
 * @param question prompts; without it the options are the answers
 * @throws if options are missing, with all of their names, or if one is repeated that has one value
 */
export async function collect(
  fields: readonly Field[],
  options: Readonly<Record<string, string[] | undefined>>,
  question?: Question,
): Promise<Answers> {
  const answers: Answers = new Map([['alt', options.alt ?? []]])
  // Pictures are the last prompts, the logo after the others because it is rarer.
  const order = ({ isPicture, name }: Field) => Number(isPicture) + Number(name === 'logo')
  for (const field of fields.toSorted((a, b) => order(a) - order(b))) {
    const values = question ? await answersTo(field, question) : (options[field.option] ?? [])
    if (values.length > 1 && !field.isList) {
      throw new Error(
        `--${field.option} was passed ${values.length} times, but takes one value. No files were changed.`,
      )
    }
    answers.set(field.name, values)
    if (!question || field.option !== 'picture') continue
    for (const path of values) answers.get('alt')?.push(await question(altQuestion(path), altSchema))
  }
  const missing = fields.filter(
    ({ name, schema, isList }) =>
      !isList && !answers.get(name)?.length && !schema.safeParse(undefined).success,
  )
  if (missing.length > 0)
    throw new Error(
      `Missing: ${missing.map(({ option }) => `--${option}`).join(', ')}. No files were changed.`,
    )
  return answers
}

const altSchema = z.string({ error: 'is missing.' })
const altQuestion = (path: string) => `What does ${basename(pathOf(path))} show?`

/** Returns the prompt of a field. The schema's message for a missing value describes the value. */
export function questionFor({ option, schema, isList, isPicture }: Field): string {
  const message = schema.safeParse(0).error?.issues[0]?.message ?? ''
  const what = isPicture ? 'path of a picture' : /Write (.+?)(?: in quotes|, or leave|\.$)/.exec(message)?.[1]
  const isOptional = schema.safeParse(undefined).success
  const end = isList ? ' (empty: no more)' : isOptional ? ' (or none)' : ''
  // "Title: a title" would not help.
  const hint = what?.replace(/^(?:an?|the) /, '') === option ? '' : `: ${what}`
  return `${option.charAt(0).toUpperCase()}${option.slice(1)}${hint}${end}`
}

async function answersTo(field: Field, question: Question): Promise<string[]> {
  const { schema, isList, isPicture } = field
  const answers: string[] = []
  for (;;) {
    const answer = await question(questionFor(field), isList ? schema.optional() : schema)
    const fault = isPicture && answer ? await pictureFault(answer) : undefined
    if (fault) {
      console.log(fault)
      continue
    }
    if (answer) answers.push(answer)
    if (!isList || !answer) return answers
  }
}

/** Returns why a file is not a picture, while its path can still be corrected. */
function pictureFault(path: string): Promise<string | undefined> {
  return readPicture(path, '').then(
    () => undefined,
    ({ message }: Error) => message,
  )
}
