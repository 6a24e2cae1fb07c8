import { test } from '@playwright/test'
import type { Project } from '@/content/schema'
import { content } from '@/content/site'
import { language } from '@/content/words'

const { projects, featuredProjects, sortOptions } = content

/**
 * A value that a content may lack. A test that needs it is skipped there, and the report says for want of what.
 *
 * @param what completes "this content has no …"
 */
export function needed<T>(value: T | null | undefined, what: string): T {
  test.skip(value === undefined || value === null, `this content has no ${what}`)
  return value as T
}

/** A project of the home page. */
export function featured(): Project {
  return needed(featuredProjects[0], 'projects')
}

/** Whether one on the home page has enough screenshots to go through. */
export const hasIllustrated = featuredProjects.some(({ src }) => src.length > 1)

export function illustrated(): Project {
  const found = featuredProjects.find(({ src }) => src.length > 1)
  return needed(found, 'project with several screenshots on the home page')
}

/** What an open project says, or its title if it says nothing. */
export function textOf({ title, description, bulletpoints }: Project): string {
  return description ?? bulletpoints[0] ?? title
}

export const types = [...new Set(projects.flatMap(({ type }) => type ?? []))]

export function ofType(type: string): Project[] {
  return projects.filter((project) => project.type === type)
}

/** The type with the fewest projects: choosing it leaves others out. */
export function rareType(): string {
  const [rarest] = types.toSorted((a, b) => ofType(a).length - ofType(b).length)
  return needed(types.length > 1 ? rarest : undefined, 'projects of two types')
}

/** A part of one title that no other trick of the list can produce. */
export const needle = () => featured().title.slice(0, 4).toLowerCase().trim()

// G8 to G11 once more in the simplest words, so that the site is not measured by its own code.

/** Undated projects come last in both orders of dates, and projects without a type last among the types. */
const monthOf = ({ createdAt }: Project, undated: number) =>
  createdAt ? Number(createdAt.replace('-', '').padEnd(6, '0')) : undated
const compare: Record<string, (a: Project, b: Project) => number> = {
  option1: (a, b) => monthOf(b, 0) - monthOf(a, 0),
  option2: (a, b) => monthOf(a, 999_999) - monthOf(b, 999_999),
  option3: (a, b) =>
    a.type && b.type ? a.type.localeCompare(b.type, language.lang) : Number(!a.type) - Number(!b.type),
}

/** G10: what the list calls one of its orders. */
export function sortLabel(value: 'option1' | 'option2' | 'option3'): string {
  const found = sortOptions.find((option) => option.value === value)
  return needed(found, `order ${value}`).label
}

/** What the address of `/projects` asks for. What it says wrongly is as if it did not say it. */
export function askedOf(search: string) {
  const params = new URLSearchParams(search)
  const q = (params.get('q') ?? '').trim().slice(0, 100).trim()
  const type = types.find((one) => one === params.get('type')) ?? ''
  const sort = sortOptions.find(({ value }) => value === params.get('sort')) ?? sortOptions[0]
  const found = projects.filter(
    (one) => one.title.toLowerCase().includes(q.toLowerCase()) && (!type || one.type === type),
  )
  return {
    q,
    type,
    order: sort?.label ?? '',
    titles: found.toSorted(compare[sort?.value ?? '']).map(({ title }) => title),
  }
}
