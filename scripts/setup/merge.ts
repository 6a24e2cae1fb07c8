import { monthNumber } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported, Job } from './imported'

/** Several imports as one: what the earlier ones say stays, the later ones fill the gaps and add what is new. */
export function mergeImports(imports: readonly Imported[]): Imported {
  const all = <K extends keyof Imported>(key: K) => imports.map((one) => one[key])
  const links = all('profile').flatMap((profile) => profile.links ?? [])
  const sections = all('profile').reduce<Imported['profile']>(filled, {})
  return {
    profile: { ...sections, links: links.length > 0 ? links : undefined },
    jobs: united(all('jobs').flat(), sameJob),
    projects: united(all('projects').flat(), same('title')),
    education: united(
      all('education').flat(),
      (a, b) => same('institution')(a, b) && (a.degree ?? '') === (b.degree ?? ''),
    ),
    certifications: united(all('certifications').flat(), same('name')),
    languages: united(all('languages').flat(), same('name')),
    awards: united(all('awards').flat(), same('title')),
    talks: united(all('talks').flat(), same('title')),
    skillGroups: all('skillGroups').flat(),
    notes: all('notes').flat(),
  }
}

/** A list in which entries that mean the same are one, at the place of the first of them. */
export function united<T extends object>(entries: readonly T[], isSame: (a: T, b: T) => boolean): T[] {
  const list: T[] = []
  for (const entry of entries) {
    const at = list.findIndex((known) => isSame(known, entry))
    const known = list[at]
    if (known) list[at] = filled(known, entry)
    else list.push(entry)
  }
  return list
}

/** The fields of the first, and those of the second that it does not have. */
function filled<T extends object>(first: T, second: T): T {
  const said = Object.entries(first).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return { ...second, ...Object.fromEntries(said) }
}

/** By a name in which case, accents and punctuation do not count. */
export function same<K extends string>(field: K) {
  return (a: Record<K, string>, b: Record<K, string>) => slugify(a[field]) === slugify(b[field])
}

/** One job at one company has one start; companies and titles are spelt differently in different places. */
export function sameJob(a: Job, b: Job): boolean {
  return (
    monthNumber(a.startDate) === monthNumber(b.startDate) && (same('company')(a, b) || same('title')(a, b))
  )
}
