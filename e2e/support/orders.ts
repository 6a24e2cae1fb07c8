import type { Project } from '@/content/schema'
import { content } from '@/content/site'

// G8 to G11 once more in the simplest words, so that the site is not measured by its own code.

const { projects, sortOptions } = content

const monthOf = ({ createdAt }: Project) => Number(createdAt.replace('-', ''))
const compare: Record<string, (a: Project, b: Project) => number> = {
  option1: (a, b) => monthOf(b) - monthOf(a),
  option2: (a, b) => monthOf(a) - monthOf(b),
  option3: (a, b) => (a.type === b.type ? 0 : a.type < b.type ? -1 : 1),
}

export const types = [...new Set(projects.map(({ type }) => type))]

/** The projects in an order of G10, with that of the first option where none is named. */
export function ordered(of: readonly Project[], value = sortOptions[0]?.value ?? ''): Project[] {
  return of.toSorted(compare[value])
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
    sort: { value: sort?.value ?? '', label: sort?.label ?? '' },
    shown: ordered(found, sort?.value),
  }
}
