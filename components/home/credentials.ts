import { ISSUER_SHARED_FROM } from '@/components/density'
import { formatPeriod } from '@/components/text/dates'
import { format } from '@/components/text/format'
import { joinList } from '@/components/text/punctuation'
import { type EntriesKey, type ListEntry, listDefinitions, listKeys } from '@/content/schema/lists'
import type { Content } from '@/content/schema/validate'
import { parts as titles, entries as words } from '@/content/words'

export interface LinkedText {
  text: string
  link?: string
}

/** An entry of an optional list, such as a degree, a certificate or a talk. */
export interface Credential {
  title: LinkedText
  detail?: LinkedText
  dates?: string
  /** Location and grade. */
  facts?: string
  description?: string
  points: readonly string[]
}

/** An optional list of the content, or a list of the owner's (D7, D10). */
export interface CredentialList {
  list: EntriesKey
  title: string
  entries: Credential[]
}

/** Returns the lists that have entries, in the order of the page. */
export function credentialLists(content: Pick<Content, EntriesKey>): CredentialList[] {
  const lists = listKeys.map((list) => createList(list, titles[list], content[list]))
  const ownLists = content.ownLists.map(({ title, entries }) => createList('ownLists', title, entries))
  return [...lists, ...ownLists].filter(({ entries }) => entries.length > 0)
}

function createList(list: EntriesKey, title: string, entries: readonly ListEntry[]): CredentialList {
  return { list, title, entries: entries.map((entry) => createCredential(list, entry)) }
}

function createCredential(list: EntriesKey, entry: ListEntry): Credential {
  const { names, linked = names[0] } = listDefinitions[list]
  const field = (name: string) => (typeof entry[name] === 'string' ? entry[name] : undefined)
  const present = names.filter(field)
  const linkedField = present.includes(linked) ? linked : present[0]
  const [title = { text: '' }, detail] = present.map((name) => ({
    text: field(name) ?? '',
    link: name === linkedField ? field('link') : undefined,
  }))
  const score = field('score')
  return {
    title,
    detail,
    dates: formatPeriod(field('startDate') ?? field('date'), field('endDate')),
    facts: joinList([field('location'), score && format(words.score, { score })]) || undefined,
    description: field('summary') ?? field('description') ?? field('text'),
    points: Array.isArray(entry.points) ? entry.points : [],
  }
}

/** Entries of one issuer, or the ungrouped entries. */
interface IssuerGroup {
  issuer?: string
  entries: readonly Credential[]
}

/** Groups entries by shared issuers, in order of first appearance. The other entries come last. */
export function groupByIssuer(entries: readonly Credential[]): IssuerGroup[] {
  const groups: IssuerGroup[] = []
  for (const issuer of new Set(entries.map(issuerOf))) {
    const ofIssuer = entries.filter((entry) => issuerOf(entry) === issuer)
    const isShared = issuer !== undefined && ofIssuer.length >= ISSUER_SHARED_FROM
    if (isShared) groups.push({ issuer, entries: ofIssuer })
  }
  const shared = groups.map(({ issuer }) => issuer)
  const rest = entries.filter((entry) => !shared.includes(issuerOf(entry)))
  if (rest.length > 0) groups.push({ entries: rest })
  return groups
}

function issuerOf({ detail }: Credential): string | undefined {
  return detail?.text
}

/** Returns whether an entry has more than a line. */
export function hasDetails({ description, points }: Credential): boolean {
  return Boolean(description) || points.length > 0
}
