import type { ExperienceInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Job } from './imported'

/** A list with one more job, which gets a name of its own for addresses. The page orders it. */
export function withJob(list: readonly ExperienceInput[], job: Job): ExperienceInput[] {
  return [...list, { id: freeId(job.company, new Set(list.map(({ id }) => id))), ...job }]
}

/** A name for addresses, from that of a company; small letters and digits only. */
export function freeId(company: string, taken: ReadonlySet<string>): string {
  const plain =
    slugify(company)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'job'
  let id = plain
  for (let count = 2; taken.has(id); count += 1) id = `${plain}-${count}`
  return id
}
