import { cancel, confirm, isCancel, multiselect, text } from '@clack/prompts'
import { z } from 'zod'
import { profileSchema, themeSchema } from '@/content/schema/content'
import type { Answers } from '@/scripts/old-setup/profile'

/** Prompts at a terminal. Every answer is checked as it is typed, with the schema of the content. */

/** Prompts for a text. An empty answer keeps the default of a required field, and leaves another field out. */
export async function ask(message: string, known: string, schema: z.ZodType): Promise<string> {
  const isRequired = !schema.safeParse(undefined).success
  // Enter pressed before the prompt appears empties it.
  const kept = isRequired && known ? known : undefined
  const answer = await text({
    message,
    initialValue: known,
    placeholder: kept,
    defaultValue: kept,
    validate: (value = '') => {
      const { error } = schema.safeParse(value.trim() || kept)
      // The message is written for files, where texts are in quotes.
      return error && `This ${error.issues[0]?.message.replace(' in quotes', '')}`
    },
  })
  return exitIfCancelled(answer).trim() || (kept ?? '')
}

/** Prompts for yes or no. */
export async function agree(message: string): Promise<boolean> {
  return exitIfCancelled(await confirm({ message, initialValue: true }))
}

/**
 * Prompts with a list of checkboxes.
 *
 * @param proposed number of the first options that are checked
 * @returns the indexes of the chosen options
 */
export async function choose(
  message: string,
  options: readonly { label: string; hint: string }[],
  proposed: number,
): Promise<number[]> {
  const answer = await multiselect({
    message,
    options: options.map((option, value) => ({ ...option, value })),
    initialValues: options.slice(0, proposed).map((_, place) => place),
    required: false,
    maxItems: 15,
  })
  return exitIfCancelled(answer)
}

export type Choose = typeof choose

function exitIfCancelled<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('No files were changed.')
  process.exit(1)
}

const addresses = z
  .string()
  .default('')
  .transform((words) => words.split(/\s+/).filter(Boolean))
  .pipe(z.array(profileSchema.shape.siteUrl.unwrap()))

const schemas = { ...profileSchema.shape, links: addresses, brand: themeSchema.shape.brand }
const messages = {
  name: 'Your name',
  title: 'Your job title, such as "Front-end developer" (or none)',
  intro: 'One sentence about what you do (or none)',
  email: 'Your mail address, which will be public (or none)',
  siteUrl: 'Address of this site (or none, if your host provides it)',
  links: 'Addresses of your profiles, such as https://github.com/you, separated by spaces',
  brand: 'Brand colour',
} as const

/** Prompts for the facts that a site needs, with the known ones as defaults. */
export async function askForProfile(known: Answers): Promise<Answers> {
  console.log('Press Enter to keep a value. No files are changed until you agree.')
  const answers: Record<string, string> = {}
  for (const field of Object.keys(messages) as (keyof typeof messages)[])
    answers[field] = await ask(messages[field], [known[field] ?? []].flat().join(' '), schemas[field])
  return { ...known, ...answers, links: addresses.parse(answers.links), isAllLinks: true }
}
