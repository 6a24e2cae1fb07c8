import { networkOf } from '../../content/networks'
import type { ProfileInput } from '../../content/schema'
import { addressKey, hrefOf, isCodeAddress, type LinkInput } from './addresses'
import { PORTRAIT_PLACEHOLDER } from './placeholders'

/**
 * What the owner answers, or gives as flags: it goes before everything that is imported. An empty text means that there
 * shall be none.
 */
export interface Given {
  name?: string
  title?: string
  intro?: string
  email?: string
  siteUrl?: string
  links?: string[]
  /** Whether `links` are all there shall be: whoever was asked may have taken some away. */
  isAllLinks?: boolean
  brand?: string
}

/** Stands where no address is known: a domain that is reserved, so that `npm run doctor` finds it. */
export const NO_ADDRESS = 'https://example.com/'

/**
 * The person, their facts in the order in which one would tell them.
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
  const fields: ProfileInput = {
    name,
    title: given.title ?? imported.title,
    status: imported.status,
    intro: given.intro ?? imported.intro,
    interests: imported.interests,
    about: imported.about,
    portrait: imported.portrait ?? (needsPortrait ? initials : undefined),
    siteUrl,
    email: given.email ?? imported.email,
    links: links.length > 0 ? links : undefined,
    resumePages: imported.resumePages,
    version: imported.version,
  }
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return Object.assign(Object.fromEntries(said), { name, siteUrl })
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
