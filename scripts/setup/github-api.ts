import { Refusal } from '@/scripts/setup/fields'

const TIMEOUT_MS = 20_000
const MAX_BYTES = 5_000_000

/** Thrown if GitHub accepts no more requests for now. */
export class RequestLimit extends Refusal {}

const tooMany = 'accepts no more requests for now. Try again in an hour, or set GITHUB_TOKEN.'

/**
 * Requests a resource of GitHub's API, and returns undefined if it does not exist. `GITHUB_API_URL`
 * replaces api.github.com, and `GITHUB_TOKEN` raises the limit. `query` is for the GraphQL API.
 * @throws Refusal for every fault
 */
export function request<T>(path: string, query?: object): Promise<T | undefined> {
  const body = query && { method: 'POST', body: JSON.stringify(query) }
  return send(path, 'application/vnd.github+json', (response) => response.json() as Promise<T>, body)
}

/** Requests a file of a repository, as `request` does. */
export function requestFile(path: string): Promise<Buffer | undefined> {
  return send(path, 'application/vnd.github.raw+json', async ({ body }) => {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > MAX_BYTES) throw new Refusal(path, 'is larger than 5 MB.')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  })
}

async function send<T>(
  path: string,
  accept: string,
  read: (response: Response) => Promise<T>,
  body?: RequestInit,
): Promise<T | undefined> {
  const { GITHUB_API_URL: base = 'https://api.github.com', GITHUB_TOKEN: token } = process.env
  try {
    const response = await fetch(`${base}/${path}`, {
      ...body,
      headers: { accept, ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { status } = response
    if (status === 404) return undefined
    if (status === 403 || status === 429) throw new RequestLimit(base, tooMany)
    if (status === 401) throw new Refusal(base, 'refuses GITHUB_TOKEN. Correct it, or unset it.')
    if (status !== 200) throw new Refusal(base, `answered with status ${status}. Try again later.`)
    return await read(response)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { name, cause } = Object(error)
    const code = cause?.code ?? name
    throw new Refusal(base, `could not be read (${code}). Check your connection, and try again.`)
  }
}
