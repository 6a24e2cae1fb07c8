import { z } from 'zod'
import { addressKey } from '@/scripts/old-setup/addresses'
import type { GitHubClient } from '@/scripts/old-setup/github-client'
import {
  projectOf,
  type Repository,
  repositorySchema,
  skillsOf,
  text,
} from '@/scripts/old-setup/github-projects'
import { ImportError } from '@/scripts/old-setup/import-error'
import type { Note } from '@/scripts/old-setup/notes'
import type { Choose } from '@/scripts/old-setup/questions'
import { type Imported, importResume } from '@/scripts/old-setup/resume'

/** How many repositories are imported at most. */
const PROJECTS = 24
/** How many repositories GitHub lists at a time. */
const PAGE = 100
/** The width of a portrait in px: GitHub has none that are larger. */
const AVATAR = 460

const userSchema = z.object({
  login: z.string().regex(/^[\w-]+$/),
  html_url: z.url(),
  avatar_url: text,
  name: text,
  bio: text,
  location: text,
  blog: text,
  email: text,
  twitter_username: text,
  company: text,
})
const accountsSchema = z.array(z.object({ provider: text, url: text })).catch([])
const readmeSchema = z.object({ content: z.string() })
const pinnedItems = z.object({ nodes: z.array(z.object({ name: z.string().optional() })) })
const pinnedSchema = z.object({ data: z.object({ user: z.object({ pinnedItems }).nullish() }).nullish() })
const PINNED = `query($login: String!) {
  user(login: $login) { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { name } } } }
}`

/** Returns the name in `github:NAME` or `https://github.com/NAME`, or nothing for anything else. */
export function gitHubName(from: string): string | undefined {
  return /^(?:github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)(.*?)\/?$/i.exec(from)?.[1]
}

/**
 * Reads a profile and its repositories.
 *
 * @param choice lets the owner choose from the repositories; without it the proposed ones are imported
 * @throws ImportError for every fault, in one sentence
 */
export async function readGitHub(name: string, client: GitHubClient, choice?: Choose): Promise<Imported> {
  if (!/^[a-z\d][a-z\d-]{0,38}$/i.test(name)) {
    throw new ImportError(`"github:${name.slice(0, 60)}"`, 'is not a valid GitHub name. Correct it.')
  }
  const user = await client.request(`users/${name}`, userSchema)
  if (!user)
    throw new ImportError(
      `"github:${name}"`,
      `is unknown: GitHub has no user named ${name}. Correct the name.`,
    )
  const { login } = user
  const query = { query: PINNED, variables: { login } }
  const answer = client.hasToken ? await client.request('graphql', pinnedSchema, { query }) : undefined
  const pinned = answer?.data?.user?.pinnedItems.nodes.flatMap(({ name }) => name ?? []) ?? []
  const notes: Note[] = []
  const all = await repositoriesOf(client, login, notes)
  const repositories = rankRepositories(
    all.filter((repository) => {
      const reason = skipReason(repository, user)
      if (reason) notes.push({ kind: `GitHub: not imported, ${reason}`, subject: repository.name })
      return !reason
    }),
    pinned,
  )
  const what = 'social accounts'
  const accounts = (await client.request(`users/${login}/social_accounts`, accountsSchema, { what })) ?? []
  const chosen = await chooseFrom(repositories, choice)
  for (const { name } of chosen.slice(PROJECTS))
    notes.push({ kind: `GitHub: not imported, the limit is ${PROJECTS} projects`, subject: name })
  const projects = []
  for (const repository of chosen.slice(0, PROJECTS)) {
    const path = `repos/${login}/${repository.name}`
    const readme = await client.request(`${path}/readme`, readmeSchema, { what: 'readmes' })
    const markdown = Buffer.from(readme?.content ?? '', 'base64').toString('utf8')
    projects.push(projectOf(repository, markdown))
  }
  for (const subject of client.unread)
    notes.push({ kind: `GitHub: not read, ${client.limit.words}`, subject })
  const basics = {
    name: user.name?.trim() || login,
    image: user.avatar_url && `${user.avatar_url}${user.avatar_url.includes('?') ? '&' : '?'}s=${AVATAR}`,
    email: user.email,
    url: user.blog,
    summary: user.bio,
    location: user.location,
    company: user.company,
    profiles: [
      { network: 'GitHub', url: user.html_url },
      // A generic account has only an address.
      ...accounts.map(({ provider, url }) => ({ network: provider?.replace('generic', ''), url })),
      { network: 'X', username: user.twitter_username },
    ].filter(({ url, username }: { url?: string | null; username?: string | null }) => url || username),
  }
  const resume = { basics, projects, skills: skillsOf(chosen.slice(0, PROJECTS)) }
  return importResume(`github:${name}`, resume, notes)
}

/** Returns why a repository is not imported, or undefined if it is. */
function skipReason(repository: Repository, { login, blog }: { login: string; blog?: string | null }) {
  const { name, homepage, fork, archived, is_template, size } = repository
  if (fork) return 'a fork'
  if (archived) return 'archived'
  if (is_template) return 'a template'
  if (size === 0) return 'empty'
  const ownNames = [login, `${login}.github.io`, `${login}.github.com`, '.github'].join(' ').toLowerCase()
  // The website is replaced by this one.
  const isWebsite = blog && homepage && addressKey(homepage) === addressKey(blog)
  const isOwnName = ownNames.split(' ').includes(name.toLowerCase())
  return isOwnName || isWebsite ? 'your profile or your website' : undefined
}

/** Requests all repositories, page by page. One that is not understood is noted. */
async function repositoriesOf(client: GitHubClient, login: string, notes: Note[]): Promise<Repository[]> {
  const repositories: Repository[] = []
  for (let page = 1; ; page += 1) {
    const path = `users/${login}/repos?type=owner&per_page=${PAGE}&page=${page}`
    const what = page > 1 ? 'further repositories' : undefined
    const found = (await client.request(path, z.array(z.unknown()), { what })) ?? []
    for (const value of found) {
      const { data } = repositorySchema.safeParse(value)
      const subject = String(Object(value).name ?? 'without a name').slice(0, 60)
      if (data) repositories.push(data)
      else notes.push({ kind: 'GitHub: repositories that are not understood', subject })
    }
    if (found.length < PAGE) return repositories
  }
}

/** Sorts repositories: pinned ones first, then by stars, then by the last push. */
function rankRepositories(repositories: readonly Repository[], pinned: readonly string[]): Repository[] {
  const rank = ({ name }: Repository) => (pinned.includes(name) ? pinned.indexOf(name) : pinned.length)
  return repositories.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      b.stargazers_count - a.stargazers_count ||
      (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''),
  )
}

async function chooseFrom(repositories: readonly Repository[], choice?: Choose) {
  if (!choice || repositories.length === 0) return repositories
  const options = repositories.map(({ name, language, stargazers_count, created_at }) => ({
    label: name,
    hint: [`${stargazers_count} stars`, language, created_at?.slice(0, 4)].filter(Boolean).join(', '),
  }))
  const words = `Your projects, at most ${PROJECTS}: the first six on the home page`
  const places = await choice(words, options, PROJECTS)
  return repositories.filter((_, place) => places.includes(place))
}
