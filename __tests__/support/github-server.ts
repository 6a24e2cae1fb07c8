import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this machine that answers as GitHub's REST documentation shows: its schemas, pages, and limits. */

/** The part of a repository's schema that matters here, and some that must not. */
export function repository(name: string, given: object = {}): object {
  const url = `https://api.github.com/repos/ada/${name}`
  return {
    id: 1296269,
    name,
    full_name: `ada/${name}`,
    private: false,
    owner: { login: 'ada', id: 1, type: 'User', site_admin: false },
    html_url: `https://github.com/ada/${name}`,
    description: `What ${name} is for.`,
    fork: false,
    url,
    homepage: '',
    size: 108,
    stargazers_count: 0,
    language: 'TypeScript',
    topics: [],
    archived: false,
    is_template: false,
    pushed_at: '2024-01-26T19:06:43Z',
    created_at: '2023-05-14T10:00:00Z',
    updated_at: '2024-01-26T19:14:43Z',
    ...given,
  }
}

export const user = {
  login: 'ada',
  id: 1,
  html_url: 'https://github.com/ada',
  type: 'User',
  name: 'Ada Lindqvist',
  company: '@example',
  blog: 'https://ada.dev',
  location: 'Oslo',
  email: null,
  bio: 'I make compilers explain themselves.',
  twitter_username: 'adalin',
  public_repos: 8,
  created_at: '2014-01-14T04:33:35Z',
}

export interface Answers {
  user?: object
  repositories?: readonly object[]
  accounts?: readonly object[]
  /** Markdown by the name of its repository. */
  readmes?: Readonly<Record<string, string>>
  releases?: Readonly<Record<string, object>>
  pinned?: readonly string[]
  /** How many requests may be made. */
  limit?: number
  /** Answers instead; tells whether it did. */
  instead?: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Starts the server; `asked` grows by the method and address of each request. */
export async function startGitHub(answers: Answers) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    if (!answers.instead?.(request, response)) answer(request, response, answers, asked.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, asked, close }
}

const RESET = 1_700_003_600

function answer(request: IncomingMessage, response: ServerResponse, answers: Answers, count: number): void {
  const { limit = 60 } = answers
  const { pathname, searchParams } = new URL(request.url ?? '', `http://${request.headers.host}`)
  const headers: Record<string, string | number> = {
    'content-type': 'application/json; charset=utf-8',
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': Math.max(0, limit - count),
    'x-ratelimit-reset': RESET,
  }
  const send = (status: number, body: unknown) =>
    response.writeHead(status, headers).end(JSON.stringify(body))
  const nothing = () =>
    send(404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' })
  if (count > limit) return void send(403, { message: 'API rate limit exceeded for 127.0.0.1.' })
  if (pathname === '/users/ada') return void send(200, answers.user ?? user)
  if (pathname === '/users/ada/social_accounts') return void send(200, answers.accounts ?? [])
  if (pathname === '/users/ada/repos') {
    const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)]
    const all = answers.repositories ?? []
    return void send(200, all.slice((page - 1) * size, page * size))
  }
  if (pathname === '/graphql') {
    const nodes = (answers.pinned ?? []).map((name) => ({ name }))
    return void send(200, { data: { user: { pinnedItems: { nodes } } } })
  }
  const [, name = '', what] = /^\/repos\/ada\/([^/]+)\/(readme|releases\/latest)$/.exec(pathname) ?? []
  const readme = answers.readmes?.[name]
  if (what === 'readme' && readme !== undefined) {
    const content = Buffer.from(readme).toString('base64').replace(/.{60}/g, '$&\n')
    return void send(200, { encoding: 'base64', name: 'README.md', content })
  }
  const release = answers.releases?.[name]
  if (what === 'releases/latest' && release) return void send(200, release)
  nothing()
}
