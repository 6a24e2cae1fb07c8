import { type ProfileInput, profileSchema } from '@/content/schema/content'
import { networkOf } from '@/content/schema/networks'
import { slugify } from '@/content/schema/slug'
import { addressKey, hrefOf, isCodeAddress, type LinkInput } from '@/scripts/old-setup/addresses'
import type { Note } from '@/scripts/old-setup/notes'
import type { Imported } from '@/scripts/old-setup/resume'

/** The owner's answers or options. They win over every source. An empty text leaves the field out. */
export interface Answers
  extends Partial<Record<'name' | 'title' | 'intro' | 'email' | 'siteUrl' | 'brand', string>> {
  links?: string[]
  /** Whether `links` are complete: an owner who was prompted may have removed some. */
  isAllLinks?: boolean
}

/** Returns the person, with fields in the order of the schema. Notes list texts that differ from an earlier source. */
export function profileOf(
  own: Partial<ProfileInput>,
  imports: readonly Pick<Imported, 'source' | 'profile'>[],
  answers: Answers,
  notes: Note[],
): ProfileInput {
  const profiles = [own, ...imports.map(({ profile }) => profile)]
  const first = <K extends keyof ProfileInput>(field: K) =>
    profiles.find((profile) => profile[field])?.[field]
  // The introduction and the paragraphs of one source belong together.
  const { intro, about } = profiles.find((profile) => profile.intro || profile.about) ?? {}
  const siteUrl = answers.siteUrl ?? own.siteUrl
  const facts: Partial<ProfileInput> = {
    ...own,
    name: answers.name ?? first('name'),
    title: answers.title ?? first('title'),
    status: first('status'),
    location: first('location'),
    intro: answers.intro ?? intro,
    about,
    interests: [...new Set(profiles.flatMap(({ interests }) => interests ?? []))],
    siteUrl,
    email: answers.email ?? first('email'),
    links: linksOf(profiles, answers, siteUrl),
  }
  noteOverruled(facts, imports, notes)
  const fields = profileSchema.keyof().options.filter((field) => facts[field]?.toString())
  return Object.assign(Object.fromEntries(fields.map((field) => [field, facts[field]])), {
    name: facts.name ?? '',
  })
}

/** Returns whether one name has all words or initials of the other. */
function mayBeSamePerson(a: string, b: string): boolean {
  const hasAll = (name: string, words: string) =>
    slugify(words)
      .split('-')
      .every((word) => slugify(name).includes(word))
  return hasAll(a, b) || hasAll(b, a)
}

const textFields = ['name', 'title', 'status', 'location', 'email', 'about'] as const

/** Returns the texts of a field. The introduction and the paragraphs about the person are one text. */
function textsOf(profile: Partial<ProfileInput>, field: (typeof textFields)[number]): string[] {
  const intro = field === 'about' ? profile.intro : undefined
  return [intro ?? [], profile[field] ?? []].flat()
}

function noteOverruled(
  facts: Partial<ProfileInput>,
  imports: readonly Pick<Imported, 'source' | 'profile'>[],
  notes: Note[],
): void {
  for (const { source, profile } of imports) {
    const { name = '' } = facts
    const warning = `Perhaps another person, imported too: the name is not ${name}`
    if (profile.name && !mayBeSamePerson(profile.name, name))
      notes.unshift({ kind: warning, subject: `${source} (${profile.name})` })
    for (const field of textFields) {
      const known = textsOf(facts, field)
      const kind = `${source}: not imported, you or an earlier source have it in other words`
      for (const text of textsOf(profile, field))
        if (!known.includes(text)) notes.push({ kind, subject: field, detail: text })
    }
  }
}

/**
 * Returns the owner's links as they are, then links to other pages: code hosts, LinkedIn, others. The first two show beside the name. Of
 * added links to one page, one with a label or network replaces an address alone.
 */
function linksOf(
  [own, ...imported]: readonly Partial<ProfileInput>[],
  { links = [], isAllLinks = false }: Answers,
  siteUrl?: string,
): LinkInput[] {
  const kept = (own?.links ?? []).filter((link) => !isAllLinks || links.includes(hrefOf(link)))
  const known = new Set([...kept, ...(siteUrl ? [siteUrl] : [])].map(addressKey))
  const chosen = new Set(links.map(addressKey))
  const added = new Map<string, LinkInput>()
  for (const link of [...links, ...imported.flatMap((profile) => profile.links ?? [])]) {
    const key = addressKey(link)
    const isNew = !known.has(key) && (!isAllLinks || chosen.has(key))
    const isBetter = typeof link !== 'string' && typeof added.get(key) === 'string'
    if (isNew && (isBetter || !added.has(key))) added.set(key, link)
  }
  return [...kept, ...[...added.values()].toSorted((a, b) => linkRank(a) - linkRank(b))]
}

function linkRank(link: LinkInput): number {
  if (isCodeAddress(hrefOf(link))) return 0
  return networkOf(hrefOf(link)) === 'linkedin' ? 1 : 2
}
