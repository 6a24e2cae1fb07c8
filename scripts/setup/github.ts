import { shortAddress } from '@/content/schema/networks'
import {
  addNote,
  type Group,
  hasNoPlace,
  type Place,
  placeOf,
  Refusal,
  readGroup,
  same,
  type Table,
} from '@/scripts/setup/fields'
import { request } from '@/scripts/setup/github-api'
import { type ProjectPicture, requestPictures } from '@/scripts/setup/readme-picture'

/** Converts a GitHub profile with its social accounts and repositories to JSON Resume. */

/** Maximum number of imported repositories. */
const PROJECTS = 24
/** Number of repositories that GitHub lists at a time. */
const PAGE = 100

/** Prompts the owner to choose from labels, the first ones proposed. Returns the chosen indexes. */
export type Choose = (message: string, labels: string[], proposed: number) => Promise<number[]>

/** The owner's wishes for the import of a profile. */
export interface Wishes {
  choose?: Choose
  hasPictures?: boolean
}

const address = /(?:https?:\/\/)?(?:www\.)?github\.com\//
const account = new RegExp(`^(?:github:|${address.source})(.*?)/?$`, 'i')

/** Returns the name in `github:NAME` or `https://github.com/NAME`, or nothing for anything else. */
export function gitHubName(from: string): string | undefined {
  return account.exec(from)?.[1]
}

/** The fields that the import depends on. The tables read the others. */
interface User extends Group {
  login: string
}
interface Repository extends Group {
  name: string
  language: string | null
  topics?: string[]
  stargazers_count: number
  created_at: string
}
interface Pinned {
  data?: { user?: { pinnedItems: { nodes: { name?: string }[] } } }
}

const PINNED = `query($login: String!) {
  user(login: $login) { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { name } } } }
}`

const person: Table = {
  ...same('name', 'location', 'email'),
  avatar_url: ['image'],
  bio: ['summary'],
  blog: ['url'],
  accounts: ['profiles'],
  company: hasNoPlace,
}

const project: Table = {
  ...same('name', 'description', 'keywords'),
  created_at: ['startDate'],
  homepage: ['url'],
  html_url: ['github_link'],
}

/**
 * Converts a profile and its repositories to JSON Resume. Without `choose` the first are imported.
 * @throws Refusal for every fault, except of pictures
 */
export async function readGitHub(
  name: string,
  place: Place,
  { choose = async (_, labels) => [...labels.keys()], hasPictures = true }: Wishes = {},
): Promise<{ resume: Group; pictures: ProjectPicture[] }> {
  if (!/^[a-z\d][a-z\d-]*$/i.test(name)) throw new Refusal(place.source, 'is not a valid GitHub name.')
  const user = await request<User>(`users/${name}`)
  if (!user) throw new Refusal(place.source, `is unknown: GitHub has no user named ${name}.`)
  const { login } = user
  const accounts = await request<Group[]>(`users/${login}/social_accounts`)
  const at = placeOf('repositories', place)
  const all = await repositoriesOf(login)
  const proposed = all.filter((repository, i) => {
    const reason = reasonToSkip(repository, user)
    if (reason) addNote(placeOf(i, at), reason, repository.name)
    return !reason
  })
  const labels = proposed.map(({ name, language, stargazers_count, created_at }) => {
    const facts = [`${stargazers_count} stars`, language, created_at.slice(0, 4)]
    return `${name} (${facts.filter(Boolean).join(', ')})`
  })
  const message = `Your projects, at most ${PROJECTS}: the first six on the home page`
  const indexes = labels.length > 0 ? await choose(message, labels, PROJECTS) : []
  const chosen = proposed.filter((_, i) => indexes.includes(i))
  for (const [i, { name }] of chosen.entries())
    if (i >= PROJECTS) addNote(placeOf(i, at), `is beyond the first ${PROJECTS}`, name)
  const repositories = chosen.slice(0, PROJECTS)
  // A generic account is any address.
  const network = ({ provider }: Group) => (provider === 'generic' ? '' : provider)
  const profiles = accounts?.map((account) => ({ url: account.url, network: network(account) })) ?? []
  const raw = {
    ...user,
    // GitHub shows the login of someone without a name.
    name: user.name || login,
    accounts: [{ network: 'GitHub', url: user.html_url }, ...profiles],
  }
  const languages = new Set(repositories.flatMap(({ language }) => language ?? []))
  const resume = {
    basics: readGroup(pick(raw, person), person, place),
    skills: [...languages].map((name) => ({ name })),
    projects: repositories.map((repository) => {
      const facts = { ...repository, keywords: techniquesOf(repository) }
      return readGroup(pick(facts, project), project, placeOf(repository.name, at))
    }),
  }
  const names = hasPictures ? repositories.map(({ name }) => name) : []
  return { resume, pictures: await requestPictures(login, names, at) }
}

/** Returns the main language, then the topics, which often have the language again. */
function techniquesOf({ language, topics }: Repository): string[] {
  const others = (topics ?? []).filter((topic) => topic !== language?.toLowerCase())
  return language ? [language, ...others] : others
}

/** Returns the fields of a table. GitHub's many others do not describe the person or the work. */
function pick(facts: Group, table: Table): Group {
  return Object.fromEntries(Object.entries(facts).filter(([field]) => Object.hasOwn(table, field)))
}

/** Returns why a repository is not proposed, or undefined if it is. */
function reasonToSkip({ name, homepage, ...facts }: Repository, { login, blog }: User): string | undefined {
  if (facts.fork) return 'is a fork'
  if (facts.archived) return 'is archived'
  if (facts.is_template) return 'is a template'
  if (facts.size === 0) return 'is empty'
  const ownNames = [login, `${login}.github.io`, '.github'].map((own) => own.toLowerCase())
  // This site replaces the website.
  const isWebsite = blog && homepage && shortAddress(String(blog)) === shortAddress(String(homepage))
  return isWebsite || ownNames.includes(name.toLowerCase()) ? 'is your profile or your website' : undefined
}

/** Requests all repositories: pinned ones first, which need a token, then by stars and push. */
async function repositoriesOf(login: string): Promise<Repository[]> {
  const query = { query: PINNED, variables: { login } }
  const pinned = process.env.GITHUB_TOKEN ? await request<Pinned>('graphql', query) : undefined
  const { nodes = [] } = pinned?.data?.user?.pinnedItems ?? {}
  const pins = nodes.map(({ name }) => name)
  const rank = ({ name }: Repository) => (pins.includes(name) ? pins.indexOf(name) : pins.length)
  const repositories: Repository[] = []
  for (let page = 1; repositories.length === (page - 1) * PAGE; page += 1) {
    const path = `users/${login}/repos?type=owner&per_page=${PAGE}&page=${page}`
    repositories.push(...((await request<Repository[]>(path)) ?? []))
  }
  return repositories.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.stargazers_count - a.stargazers_count ||
      String(b.pushed_at).localeCompare(String(a.pushed_at)),
  )
}
