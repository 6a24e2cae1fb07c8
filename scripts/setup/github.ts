import { z } from 'zod'
import type { GitHubClient } from './github-client'
import { projectOf, type Repository, repositorySchema, skillsOf, withFewTypes } from './github-projects'
import { ImportError } from './import-error'
import type { Choose } from './questions'
import { type Imported, importedFrom } from './resume'

/** How many repositories are taken at most, and of how many the latest release is asked. */
const PROJECTS = 24
const RELEASES = 6
/** How many repositories GitHub lists at a time. */
const PAGE = 100

const text = z.string().nullish()
const userSchema = z.object({
  login: z.string().regex(/^[\w-]+$/),
  html_url: z.url(),
  name: text,
  bio: text,
  blog: text,
  email: text,
  twitter_username: text,
})
const accountsSchema = z.array(z.object({ provider: z.string(), url: z.string() }))
const readmeSchema = z.object({ content: z.string() })
const releaseSchema = z.object({ tag_name: z.string(), published_at: text })
const pinnedItems = z.object({ nodes: z.array(z.object({ name: z.string().optional() })) })
const pinnedSchema = z.object({ data: z.object({ user: z.object({ pinnedItems }).nullish() }).nullish() })
const PINNED = `query($login: String!) {
  user(login: $login) { pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { name } } } }
}`

/** The name in `github:NAME` or `https://github.com/NAME`; nothing for anything else. */
export function gitHubName(from: string): string | undefined {
  return /^(?:github:|(?:https?:\/\/)?(?:www\.)?github\.com\/)(.*?)\/?$/i.exec(from)?.[1]
}

/**
 * Somebody's profile and repositories as a source.
 *
 * @param choice lets somebody choose from the repositories; none where the proposal is taken
 * @throws ImportError for every fault, in one sentence
 */
export async function readGitHub(name: string, client: GitHubClient, choice?: Choose): Promise<Imported> {
  if (!/^[a-z\d][a-z\d-]{0,38}$/i.test(name)) {
    throw new ImportError(`"github:${name.slice(0, 60)}"`, 'is no name of GitHub. Correct it.')
  }
  const user = await client.ask(`users/${name}`, userSchema)
  if (!user) throw new ImportError(`"github:${name}"`, 'is nobody whom GitHub knows. Correct the name.')
  const { login } = user
  const query = { query: PINNED, variables: { login } }
  const answer = client.hasToken ? await client.ask('graphql', pinnedSchema, { query }) : undefined
  const pinned = answer?.data?.user?.pinnedItems.nodes.flatMap(({ name }) => name ?? []) ?? []
  const repositories = ranked(await repositoriesOf(client, login), pinned)
  const accounts = await client.ask(`users/${login}/social_accounts`, accountsSchema, {
    what: 'social accounts',
  })
  const chosen = await chosenFrom(repositories, choice)
  const projects = []
  for (const [i, repository] of chosen.entries()) {
    const path = `repos/${login}/${repository.name}`
    const readme = await client.ask(`${path}/readme`, readmeSchema, { what: 'readmes' })
    const release =
      i < RELEASES
        ? await client.ask(`${path}/releases/latest`, releaseSchema, { what: 'releases' })
        : undefined
    const markdown = Buffer.from(readme?.content ?? '', 'base64').toString('utf8')
    projects.push(projectOf(repository, markdown, release))
  }
  const notes = [`GitHub: ${client.limit.words}.`]
  if (client.unread.size > 0) {
    notes.unshift(`GitHub: not all was read, as its limit is nearly spent: ${[...client.unread].join(', ')}.`)
  }
  const basics = {
    name: user.name || login,
    email: user.email,
    url: user.blog,
    summary: user.bio,
    profiles: [
      { network: 'GitHub', url: user.html_url },
      // A generic account is an address alone.
      ...(accounts ?? []).map(({ provider, url }) => ({ network: provider.replace('generic', ''), url })),
      { network: 'X', username: user.twitter_username },
    ],
  }
  const resume = { basics, projects: withFewTypes(projects), skills: skillsOf(chosen) }
  return importedFrom(`github:${name}`, resume, notes)
}

/** All of them, page by page; without the first page there is nothing to go on with. */
async function repositoriesOf(client: GitHubClient, login: string): Promise<Repository[]> {
  const schema = z.array(repositorySchema)
  const repositories: Repository[] = []
  for (let page = 1; ; page += 1) {
    const path = `users/${login}/repos?type=owner&per_page=${PAGE}&page=${page}`
    const what = page > 1 ? 'further repositories' : undefined
    const found = (await client.ask(path, schema, { what })) ?? []
    repositories.push(...found)
    if (found.length < PAGE) return repositories
  }
}

/** Those that are somebody's own work: pinned ones first, then by stars, then by the last push. */
function ranked(repositories: readonly Repository[], pinned: readonly string[]): Repository[] {
  const rank = ({ name }: Repository) => (pinned.includes(name) ? pinned.indexOf(name) : pinned.length)
  return repositories
    .filter(({ fork, archived, is_template, size }) => !fork && !archived && !is_template && size > 0)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        b.stargazers_count - a.stargazers_count ||
        (b.pushed_at ?? '').localeCompare(a.pushed_at ?? ''),
    )
}

async function chosenFrom(repositories: readonly Repository[], choice?: Choose): Promise<Repository[]> {
  if (!choice || repositories.length === 0) return repositories.slice(0, PROJECTS)
  const options = repositories.map(({ name, language, stargazers_count, created_at }) => ({
    label: name,
    hint: [`${stargazers_count} stars`, language, created_at.slice(0, 4)].filter(Boolean).join(', '),
  }))
  const words = `Your projects, at most ${PROJECTS}: the first six on the home page`
  const places = await choice(words, options, PROJECTS)
  return repositories.filter((_, place) => places.includes(place)).slice(0, PROJECTS)
}
