import { monthNumber } from '../../content/schema'
import { slugify } from '../../content/slug'
import type { Imported, Job } from './imported'

/** Several imports as one: what the earlier ones say stays, the later ones fill the gaps and add what is new. */
export function mergeImports(imports: readonly Imported[]): Imported {
  const all = <K extends keyof Imported>(key: K) => imports.map((one) => one[key])
  return {
    profile: mergedProfile(all('profile')),
    jobs: united(all('jobs').flat(), sameJob),
    projects: united(all('projects').flat(), same('title')),
    education: united(
      all('education').flat(),
      (a, b) =>
        same('institution')(a, b) && (a.startDate === b.startDate || (a.degree ?? '') === (b.degree ?? '')),
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
function united<T extends object>(entries: readonly T[], isSame: (a: T, b: T) => boolean): T[] {
  const list: T[] = []
  for (const entry of entries) {
    const at = list.findIndex((known) => isSame(known, entry))
    const known = list[at]
    if (known) list[at] = filled(known, entry)
    else list.push(entry)
  }
  return list
}

/** One summary is taken whole: the beginning of one does not go with the rest of another. */
function mergedProfile(profiles: readonly Imported['profile'][]): Imported['profile'] {
  const links = profiles.flatMap((profile) => profile.links ?? [])
  const summaries = profiles.map(({ intro, about }) => ({ intro, about }))
  const fullest = summaries.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return {
    ...profiles.reduce<Imported['profile']>(filled, {}),
    ...fullest,
    links: links.length > 0 ? links : undefined,
  }
}

/** What two sources tell of in their own words: the longer one tells more. */
const prose = ['responsibilities', 'bulletpoints', 'description', 'points']

/** The fields of the first, and those of the second that it does not have or tells less of. */
function filled<T extends object>(first: T, second: T): T {
  const kept = Object.entries(first).filter(([name, value]) => {
    const other: unknown = Reflect.get(second, name)
    if (value === undefined || lengthOf(value) === 0) return other === undefined
    return !prose.includes(name) || lengthOf(value) >= lengthOf(other)
  })
  return { ...second, ...Object.fromEntries(kept) }
}

/** How many characters a value says; anything but texts and lists counts as one. */
function lengthOf(value: unknown): number {
  if (value === undefined) return 0
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, part) => sum + lengthOf(part), 0)
}

/** By a name in which case, accents and punctuation do not count. */
export function same<K extends string>(field: K) {
  return (a: Record<K, string>, b: Record<K, string>) => slugify(a[field]) === slugify(b[field])
}

/** One job at one company has one start; companies and titles are spelt differently in different places. */
function sameJob(a: Job, b: Job): boolean {
  return (
    monthNumber(a.startDate) === monthNumber(b.startDate) && (same('company')(a, b) || same('title')(a, b))
  )
}
