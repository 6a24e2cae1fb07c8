import { type ContentInput, monthNumber, type ProfileInput } from '../../content/schema'
import { slugify } from '../../content/slug'
import { addressKey, type LinkInput } from './addresses'
import { isEmpty } from './text'

type Job = Pick<ContentInput['experiences'][number], 'company' | 'title' | 'startDate'>
type School = ContentInput['education'][number]
type Named = { title: string; github_link?: string }
type Same<T> = (a: T, b: T) => boolean

/** A list in which entries that mean the same are one: the first wins, the others fill what it leaves out. */
export function united<T extends object>(entries: readonly T[], isSame: Same<T>): T[] {
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
  const missing = Object.entries(second).filter(([name]) => isEmpty(Reflect.get(first, name)))
  return { ...first, ...Object.fromEntries(missing) }
}

/** One summary is taken whole: the beginning of one does not go with the rest of another. */
export function mergedProfile(profiles: readonly Partial<ProfileInput>[]): Partial<ProfileInput> {
  const { intro, about } = profiles.find((profile) => profile.intro || profile.about) ?? {}
  const links: LinkInput[] = []
  for (const profile of profiles) {
    // One account for each site: two buttons of one name would not tell which is meant.
    const hosts = links.map(siteOf)
    links.push(...(profile.links ?? []).filter((link) => !hosts.includes(siteOf(link))))
  }
  return { ...profiles.reduce(filled, {}), intro, about, links }
}

function siteOf(link: LinkInput): string | undefined {
  return addressKey(link).split('/')[0]
}

/** By a name in which case, accents and punctuation do not count. */
export function sameName<K extends string>(field: K): Same<Record<K, string>> {
  return (a, b) => slugify(a[field]) === slugify(b[field])
}

/** One job at one company has one start; companies and titles are spelt differently in different places. */
export function sameJob(a: Job, b: Job): boolean {
  const isSameStart = monthNumber(a.startDate ?? '') === monthNumber(b.startDate ?? '')
  const isSame = (field: 'company' | 'title') => a[field] && slugify(a[field]) === slugify(b[field] ?? '')
  return isSameStart && Boolean(isSame('company') || isSame('title'))
}

/** One school may have given several degrees. */
export function sameEducation(a: School, b: School): boolean {
  const isSameDegree = a.startDate === b.startDate || (a.degree ?? '') === (b.degree ?? '')
  return sameName('institution')(a, b) && isSameDegree
}

/** A project may have been given another title since, but its code is where it was. */
export function sameProject(a: Named, b: Named): boolean {
  const isSameCode = a.github_link && b.github_link && addressKey(a.github_link) === addressKey(b.github_link)
  return Boolean(isSameCode) || sameName('title')(a, b)
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
