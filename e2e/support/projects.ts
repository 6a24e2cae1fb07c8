import { test } from '@playwright/test'
import { TOOLS_FROM } from '@/components/density'
import { splitSentences } from '@/components/text/sentences'
import type { Project } from '@/content/schema/content'
import { content } from '@/content/schema/load'
import { language } from '@/content/words'
import { isSample } from '@/scripts/check/is-sample'

const { projects, featuredProjects, sortOptions } = content

const isTheSample = isSample()

/**
 * Whether the content has what a step needs. The site of another owner may lack it, the sample may not: there every step runs.
 *
 * @param what completes "this content has no …"
 * @throws if the sample lacks it
 */
export function has<T>(value: T | false | null | undefined, what: string): value is T {
  const isThere = Boolean(value)
  if (isTheSample && !isThere)
    throw new Error(`The sample has no ${what}. If the site is yours, write your name in content/profile.ts.`)
  return isThere
}

/** Returns a value that the content may lack. Then it skips the test, with the reason in the report. @throws if the sample lacks it */
export function needed<T>(value: T | null | undefined, what: string): T {
  test.skip(!has(value, what), `this content has no ${what}`)
  return value as T
}

/** A project of the home page. */
export function featured(): Project {
  return needed(featuredProjects[0], 'projects')
}

/** Whether the card of a project has a picture, and not a cover. */
export const hasPicture = ({ logo, src }: Project) => has(src[0] ?? logo, 'picture on a card')

const found = featuredProjects.find(({ src }) => src.length > 1)
const SCREENSHOTS = 'project with several screenshots on the home page'

/** Whether `/projects` has search, filter and order (G7). */
export const hasTools = () => has(projects[TOOLS_FROM - 1], 'search and filters')

export const hasIllustrated = () => has(found, SCREENSHOTS)

/** A project of the home page with several screenshots. */
export const illustrated = () => needed(found, SCREENSHOTS)

/** The texts around bare addresses, which are shown by their host. */
export function aroundAddresses(text: string): string[] {
  const parts = text.split(/https?:\/\/\S+/)
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The first sentence of a project, without addresses. Its title if it has no text. */
export function textOf({ title, description, bulletpoints }: Project): string {
  const sentences = splitSentences(description ?? bulletpoints[0] ?? title)
  return sentences.flatMap(aroundAddresses)[0] ?? ''
}

/** Whether the details of a project have a text, and not only links. */
export const hasText = ({ description, bulletpoints }: Project) =>
  has(description ?? bulletpoints[0], 'text in a project')

export const types = [...new Set(projects.flatMap(({ type }) => type ?? []))]

/** The projects of a type. */
export function ofType(type: string): Project[] {
  return projects.filter((project) => project.type === type)
}

/** The type with the fewest projects: choosing it leaves others out. */
export function rareType(): string {
  const [rarest] = types.toSorted((a, b) => ofType(a).length - ofType(b).length)
  return needed(types.length > 1 ? rarest : undefined, 'projects of two types')
}

// G8 to G11 again in simple code, so the tests do not use the code of the site.

/** Undated projects come last in both orders of dates, and projects without a type last among the types. */
const monthOf = ({ createdAt }: Project, undated: number) =>
  createdAt ? Number(createdAt.replace('-', '').padEnd(6, '0')) : undated
const compare: Record<string, (a: Project, b: Project) => number> = {
  option1: (a, b) => monthOf(b, 0) - monthOf(a, 0),
  option2: (a, b) => monthOf(a, 999_999) - monthOf(b, 999_999),
  option3: (a, b) =>
    a.type && b.type ? a.type.localeCompare(b.type, language.lang) : Number(!a.type) - Number(!b.type),
}

/** The view of `/projects` that an address describes. Invalid values are ignored. */
export function requestedView(search: string) {
  const params = new URLSearchParams(search)
  const q = (params.get('q') ?? '').trim().slice(0, 100).trim()
  const type = types.find((one) => one === params.get('type')) ?? ''
  const sort = sortOptions.find(({ value }) => value === params.get('sort')) ?? sortOptions[0]
  // Without accents, and with "ss" for "ß".
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u200c]/g, '')
      .toUpperCase()
  const found = projects.filter((one) => plain(one.title).includes(plain(q)) && (!type || one.type === type))
  return {
    q,
    type,
    order: sort?.label ?? '',
    titles: found.toSorted(compare[sort?.value ?? '']).map(({ title }) => title),
  }
}
