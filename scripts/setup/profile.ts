import { networkOf } from '../../content/networks'
import { type ProfileInput, profileSchema } from '../../content/schema'
import { PORTRAIT_PLACEHOLDER } from '../folders'
import { addressKey, hrefOf, isCodeAddress, type LinkInput } from './addresses'

/**
 * What the owner answers, or gives as flags: it goes before everything that is imported. An empty text means that there
 * shall be none.
 */
export interface Given
  extends Partial<Record<'name' | 'title' | 'intro' | 'email' | 'siteUrl' | 'brand', string>> {
  links?: string[]
  /** Whether `links` are all there shall be: whoever was asked may have taken some away. */
  isAllLinks?: boolean
}

/** Stands where no address is known: a domain that is reserved, so that `npm run doctor` finds it. */
export const NO_ADDRESS = 'https://example.com/'

/**
 * The person, their facts in the order of the schema.
 *
 * @param imported what the owner has already and what the sources add
 * @param ownLinks those that stand in `content/` already, which keep their places
 * @param needsPortrait whether initials shall stand for a portrait that is not there
 */
export function profileOf(
  imported: Partial<ProfileInput>,
  given: Given,
  ownLinks: readonly LinkInput[],
  needsPortrait: boolean,
): ProfileInput {
  const name = given.name ?? imported.name ?? ''
  const { siteUrl: homepage } = imported
  const isProfile = homepage !== undefined && networkOf(homepage) !== undefined
  const siteUrl = given.siteUrl ?? (isProfile ? undefined : homepage) ?? NO_ADDRESS
  const fresh = [...(given.links ?? []), ...(isProfile ? [homepage] : []), ...(imported.links ?? [])]
  const chosen = given.isAllLinks ? (given.links ?? []).map(addressKey) : undefined
  const links = withoutTwins([...ownLinks, ...fresh.toSorted((a, b) => linkRank(a) - linkRank(b))]).filter(
    (link) => addressKey(link) !== addressKey(siteUrl) && (!chosen || chosen.includes(addressKey(link))),
  )
  const initials = { file: PORTRAIT_PLACEHOLDER, alt: `The initials of ${name}` }
  const facts: Partial<ProfileInput> = {
    ...imported,
    name,
    siteUrl,
    title: given.title ?? imported.title,
    intro: given.intro ?? imported.intro,
    portrait: imported.portrait ?? (needsPortrait ? initials : undefined),
    email: given.email ?? imported.email,
    links: links.length > 0 ? links : undefined,
  }
  const said = profileSchema
    .keyof()
    .options.filter((field) => facts[field] !== undefined && facts[field] !== '')
  return Object.assign(Object.fromEntries(said.map((field) => [field, facts[field]])), { name, siteUrl })
}

/** The first links stand beside the name: those to code and to the professional network. */
function linkRank(link: LinkInput): number {
  if (isCodeAddress(hrefOf(link))) return 0
  return networkOf(hrefOf(link)) === 'linkedin' ? 1 : 2
}

/** Each address once, at its first place; a link that says more than its address goes before one that does not. */
function withoutTwins(links: readonly LinkInput[]): LinkInput[] {
  const known = new Map<string, LinkInput>()
  for (const link of links) {
    const twin = known.get(addressKey(link))
    if (twin === undefined || typeof twin === 'string') known.set(addressKey(link), link)
  }
  return [...known.values()]
}
