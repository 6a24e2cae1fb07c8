import { z } from 'zod'
import { shortAddress } from '@/content/schema/networks'
import {
  addNote,
  type Group,
  hasNoPlace,
  type Place,
  placeOf,
  Refusal,
  readGroup,
  type Table,
} from '@/scripts/setup/fields'

/** Converts a GitHub profile with its social accounts and repositories to JSON Resume, in about four requests. */

/** How many repositories are imported at most. */
const PROJECTS = 24
/** How many repositories GitHub lists at a time. */
const PAGE = 100
/** The width of a portrait in px: GitHub has none that are larger. */
const AVATAR = 460
const TIMEOUT_MS = 10_000

/**
 * Prompts the owner to choose from options, of which the first ones are proposed.
 *
 * @returns the indexes of the chosen options
 */
export type Choose = (
  message: string,
  options: { label: string; hint: string }[],
  maximum: number,
) => Promise<number[]>

export type GitHubClient = ReturnType<typeof gitHubClient>

/**
 * Creates a client for GitHub's API.
 *
 * @param env GitHub's own variables: another host than api.github.com, and a token that raises the limit
 * @param timeoutMs how long a response may take
 */
export function gitHubClient(
  { GITHUB_API_URL, GITHUB_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  timeoutMs = TIMEOUT_MS,
) {
  const base = GITHUB_API_URL || 'https://api.github.com'
  const authorization = token && { authorization: `Bearer ${token}` }

  /**
   * Requests a resource, and returns undefined if it does not exist.
   *
   * @param query for the GraphQL API
   * @throws Refusal for every fault
   */
  async function request<T>(path: string, schema: z.ZodType<T>, query?: object): Promise<T | undefined> {
    try {
      const response = await fetch(`${base}/${path}`, {
        ...(query && { method: 'POST', body: JSON.stringify(query) }),
        headers: { accept: 'application/vnd.github+json', ...authorization },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return undefined
      if (response.status !== 200) throw new Refusal(base, faultOf(response.status, Boolean(token)))
      return schema.parse(await response.json())
    } catch (error) {
      if (error instanceof Refusal) throw error
      const { name, cause } = Object(error)
      throw new Refusal(
        base,
        `could not be read (${cause?.code ?? name}). Check your connection, and try again.`,
      )
    }
  }

  return { hasToken: Boolean(token), request }
}

/** Explains a response with an error status, and what to do. */
function faultOf(status: number, hasToken: boolean): string {
  if (status === 401) return 'refuses GITHUB_TOKEN. Correct it, or unset it.'
  if (status !== 403 && status !== 429) return `answered with status ${status}. Try again later.`
  return `accepts no more requests for now. Try again in an hour${hasToken ? '' : ', or set GITHUB_TOKEN'}.`
}

/** Returns the name in `github:NAME` or `https://github.com/NAME`, or nothing for anything else. */
export function gitHubName(from: string): string | undefined {
  return /^(?:github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)(.*?)\/?$/i.exec(from)?.[1]
}

const optional = z.unknown().optional()

const userSchema = z.object({
  login: z.string(),
  html_url: z.string(),
  avatar_url: z.string().nullish(),
  ...{ name: optional, bio: optional, location: optional, email: optional, company: optional },
  blog: z.string().nullish(),
})
type User = z.output<typeof userSchema>

const accountsSchema = z.array(z.object({ provider: z.string(), url: z.string() }))

const repositorySchema = z.object({
  name: z.string(),
  homepage: z.string().nullish(),
  language: z.string().nullish(),
  ...{ html_url: optional, description: optional, topics: optional },
  fork: z.boolean(),
  archived: z.boolean(),
  is_template: z.boolean().optional(),
  /** In kB; an empty repository has 0. */
  size: z.number(),
  stargazers_count: z.number(),
  created_at: z.string(),
  pushed_at: z.string().nullish(),
})
type Repository = z.output<typeof repositorySchema>

const pinnedItems = z.object({ nodes: z.array(z.object({ name: z.string().optional() })) })
const pinnedSchema = z.object({ data: z.object({ user: z.object({ pinnedItems }).nullable() }) })
const PINNED = `query($login: String!) {
  user(login: $login) { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { name } } } }
}`

const person: Table = {
  name: ['name'],
  avatar_url: ['image'],
  bio: ['summary'],
  location: ['location'],
  blog: ['url'],
  email: ['email'],
  accounts: ['profiles'],
  company: hasNoPlace,
}

const project: Table = {
  name: ['name'],
  description: ['description'],
  language: ['type'],
  topics: ['keywords'],
  created_at: ['startDate'],
  homepage: ['url'],
  html_url: ['github_link'],
}

/**
 * Converts a profile and its repositories to JSON Resume.
 *
 * @param choose lets the owner choose from the repositories; without it the first ones are imported
 * @throws Refusal for every fault
 */
export async function readGitHub(
  name: string,
  client: GitHubClient,
  place: Place,
  choose?: Choose,
): Promise<Group> {
  const { source } = place
  if (!/^[a-z\d][a-z\d-]*$/i.test(name)) throw new Refusal(source, 'is not a valid GitHub name. Correct it.')
  const user = await client.request(`users/${name}`, userSchema)
  if (!user) throw new Refusal(source, `is unknown: GitHub has no user named ${name}. Correct the name.`)
  const { login, html_url, avatar_url, ...facts } = user
  const accounts = (await client.request(`users/${login}/social_accounts`, accountsSchema)) ?? []
  const query = { query: PINNED, variables: { login } }
  const pinned = client.hasToken ? await client.request('graphql', pinnedSchema, query) : undefined
  const pins = pinned?.data.user?.pinnedItems.nodes.flatMap(({ name }) => name ?? []) ?? []
  const at = placeOf('repositories', place)
  const proposed = sortByRank(await repositoriesOf(client, login), pins).filter((repository) => {
    const reason = reasonToSkip(repository, user)
    if (reason) addNote(placeOf(repository.name, at), reason)
    return !reason
  })
  const chosen = await chooseFrom(proposed, choose)
  for (const { name } of chosen.slice(PROJECTS)) addNote(placeOf(name, at), `is beyond the first ${PROJECTS}`)
  const repositories = chosen.slice(0, PROJECTS)
  const raw = {
    ...facts,
    // GitHub shows the login of someone without a name.
    name: user.name || login,
    avatar_url: avatar_url && `${avatar_url}${avatar_url.includes('?') ? '&' : '?'}s=${AVATAR}`,
    accounts: [
      { network: 'GitHub', url: html_url },
      // A generic account is any address.
      ...accounts.map(({ provider, url }) => (provider === 'generic' ? { url } : { network: provider, url })),
    ],
  }
  const languages = new Set(repositories.flatMap(({ language }) => language ?? []))
  return {
    basics: readGroup(raw, person, place),
    skills: [...languages].map((name) => ({ name })),
    projects: repositories.map((repository) => {
      const facts = Object.entries(repository).filter(([field]) => Object.hasOwn(project, field))
      return readGroup(Object.fromEntries(facts), project, placeOf(repository.name, at))
    }),
  }
}

/** Returns why a repository is not proposed, or undefined if it is. */
function reasonToSkip(repository: Repository, { login, blog }: User): string | undefined {
  const { name, homepage, fork, archived, is_template, size } = repository
  if (fork) return 'is a fork'
  if (archived) return 'is archived'
  if (is_template) return 'is a template'
  if (size === 0) return 'is empty'
  const ownNames = [login, `${login}.github.io`, '.github'].map((own) => own.toLowerCase())
  if (ownNames.includes(name.toLowerCase())) return 'is your profile or your website'
  // This site replaces the website.
  const isWebsite = blog && homepage && shortAddress(blog) === shortAddress(homepage)
  return isWebsite ? 'is your profile or your website' : undefined
}

/** Requests all repositories, page by page. */
async function repositoriesOf(client: GitHubClient, login: string): Promise<Repository[]> {
  const repositories: Repository[] = []
  for (let page = 1; ; page += 1) {
    const path = `users/${login}/repos?type=owner&per_page=${PAGE}&page=${page}`
    const found = (await client.request(path, z.array(repositorySchema))) ?? []
    repositories.push(...found)
    if (found.length < PAGE) return repositories
  }
}

/** Sorts repositories: pinned ones first, then by stars, then by the last push. */
function sortByRank(repositories: readonly Repository[], pins: readonly string[]): Repository[] {
  const rank = ({ name }: Repository) => (pins.includes(name) ? pins.indexOf(name) : pins.length)
  return repositories.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.stargazers_count - a.stargazers_count ||
      (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''),
  )
}

async function chooseFrom(repositories: readonly Repository[], choose?: Choose) {
  if (!choose || repositories.length === 0) return repositories
  const options = repositories.map(({ name, language, stargazers_count, created_at }) => ({
    label: name,
    hint: [`${stargazers_count} stars`, language, created_at.slice(0, 4)].filter(Boolean).join(', '),
  }))
  const words = `Your projects, at most ${PROJECTS}: the first six on the home page`
  const places = await choose(words, options, PROJECTS)
  return repositories.filter((_, place) => places.includes(place))
}
