import { cancel, confirm, isCancel, multiselect, text } from '@clack/prompts'
import { z } from 'zod'
import { profileSchema, themeSchema } from '../../content/schema'
import type { Given } from './profile'

/** The questions of a person at a terminal. Every answer is checked as it is typed, with the schema of the content. */

/**
 * @param known what is offered as the answer
 * @param schema says what is wrong with an answer
 * @returns the answer, which is empty where there shall be none
 */
export async function ask(message: string, known: string, schema: z.ZodType): Promise<string> {
  const answer = await text({
    message,
    initialValue: known,
    validate: (value = '') => {
      const { error } = schema.safeParse(value.trim() || undefined)
      return error && `This ${error.issues[0]?.message}`
    },
  })
  return answered(answer).trim()
}

export async function agree(message: string): Promise<boolean> {
  return answered(await confirm({ message, initialValue: true }))
}

/**
 * A list with checkboxes.
 *
 * @param options what each is called, and a word about it
 * @param proposed how many of the first ones are checked
 * @returns the places of those that were chosen
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
  return answered(answer)
}

export type Choose = typeof choose

function answered<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('Nothing was written.')
  process.exit(1)
}

const addresses = z
  .string()
  .default('')
  .transform((words) => words.split(/\s+/).filter(Boolean))
  .pipe(z.array(profileSchema.shape.siteUrl.unwrap()))

/** Asks for what a site needs, offering what is known. */
export async function askForProfile(known: Given): Promise<Given> {
  const { name, title, intro, email, siteUrl } = profileSchema.shape
  return {
    ...known,
    name: await ask('Your name', known.name ?? '', name),
    title: await ask('What you are, such as "Front-end developer"', known.title ?? '', title),
    intro: await ask('One sentence about what you do', known.intro ?? '', intro),
    email: await ask('Mail address, for everybody to see (or none)', known.email ?? '', email),
    siteUrl: await ask('Where this site will stand', known.siteUrl ?? '', siteUrl),
    links: addresses.parse(
      await ask(
        'Addresses of your profiles, such as https://github.com/you, with spaces between',
        (known.links ?? []).join(' '),
        addresses,
      ),
    ),
    isAllLinks: true,
    brand: await ask('Your colour', known.brand ?? '', themeSchema.shape.brand),
  }
}
