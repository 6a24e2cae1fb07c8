import { cancel, confirm, isCancel, text } from '@clack/prompts'
import type { z } from 'zod'
import { profileSchema, themeSchema } from '../../content/schema'
import { complaint } from './complaint'
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
    validate: (value = '') => complaint(schema, value.trim() || undefined),
  })
  return answered(answer).trim()
}

export async function agree(message: string): Promise<boolean> {
  return answered(await confirm({ message, initialValue: true }))
}

function answered<T>(answer: T | symbol): T {
  if (!isCancel(answer)) return answer
  cancel('Nothing was written.')
  process.exit(1)
}

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
    links: await askForLinks(known.links ?? []),
    isAllLinks: true,
    brand: await ask('Your colour', known.brand ?? '', themeSchema.shape.brand),
  }
}

async function askForLinks(known: readonly string[]): Promise<string[]> {
  const answer = await text({
    message: 'Addresses of your profiles, such as https://github.com/you, with spaces between',
    initialValue: known.join(' '),
    validate: (value = '') =>
      addresses(value)
        .map((address) => complaint(profileSchema.shape.siteUrl, address))
        .find(Boolean),
  })
  return addresses(answered(answer))
}

function addresses(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
