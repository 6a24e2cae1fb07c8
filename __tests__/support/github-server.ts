import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A local server that responds as the documentation of GitHub's REST API describes. */

/** Returns the fields of a repository that the import reads. */
export function repository(name: string, overrides: object = {}): object {
  return {
    name,
    html_url: `https://github.com/ada/${name}`,
    description: `What ${name} is for.`,
    homepage: '',
    language: 'TypeScript',
    topics: [],
    fork: false,
    archived: false,
    is_template: false,
    size: 108,
    stargazers_count: 0,
    created_at: '2023-05-14T10:00:00Z',
    pushed_at: '2024-01-26T19:06:43Z',
    ...overrides,
  }
}

export const user = {
  login: 'ada',
  html_url: 'https://github.com/ada',
  name: 'Ada Lindqvist',
  blog: 'https://ada.dev',
  email: null,
  bio: 'I make compilers explain themselves.',
  twitter_username: 'adalin',
}

export interface Answers {
  repositories?: readonly object[]
  /** Further response bodies by path. */
  bodies?: Readonly<Record<string, unknown>>
  /** Files by path, which starts with the name of the repository. `README` is its readme. */
  files?: Readonly<Record<string, string | Uint8Array>>
  /** The number of requests before the rate limit. */
  limit?: number
  /** Replaces every response. */
  instead?: (response: ServerResponse) => void
}

/**
 * Returns the key in `files` of a path of the API: `lamp/docs/a.png` for
 * `/repos/ada/lamp/contents/docs/a.png`.
 */
function fileOf(pathname: string): string {
  return decodeURI(pathname)
    .replace(/^\/repos\/ada\//, '')
    .replace(/\/readme$/, '/README')
    .replace('/contents/', '/')
}

/** Starts the server; `requests` collects the method and address of each request. */
export async function startGitHub({ repositories = [], files = {}, limit = 60, ...answers }: Answers) {
  const bodies: Record<string, unknown> = {
    '/users/ada': user,
    '/users/ada/social_accounts': [],
    ...answers.bodies,
  }
  const requests: string[] = []
  const server = createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`)
    if (answers.instead) return answers.instead(response)
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))]
    bodies['/users/ada/repos'] = repositories.slice((page - 1) * size, page * size)
    const file = files[fileOf(pathname)]
    const status = file !== undefined || bodies[pathname] ? 200 : 404
    const headers = {
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': Math.max(0, limit - requests.length),
      'x-ratelimit-reset': 1_700_003_600,
    }
    response
      .writeHead(requests.length > limit ? 403 : status, headers)
      .end(file ?? JSON.stringify(bodies[pathname] ?? {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, requests, close }
}
