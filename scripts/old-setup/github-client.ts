import { z } from 'zod'
import { assertSize, ImportError, readBody } from '@/scripts/old-setup/import-error'
import { oneLine } from '@/scripts/old-setup/text'

const TIMEOUT_MS = 10_000
/** HTTP statuses of resources that do not exist, or may not be shown. */
const NOTHING = [404, 409, 451]

export type GitHubClient = ReturnType<typeof gitHubClient>

/**
 * Creates a client for GitHub's API. It does not follow redirects, which could lead to another host.
 *
 * @param env GitHub's own variables: another host than api.github.com, and a token that raises the limit
 * @param timeoutMs how long a whole response may take
 */
export function gitHubClient(
  { GITHUB_API_URL, GITHUB_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  timeoutMs = TIMEOUT_MS,
) {
  const base = baseOf(GITHUB_API_URL || 'https://api.github.com')
  const authorization = token && { authorization: `Bearer ${token}` }
  const headers = { accept: 'application/vnd.github+json', ...authorization }
  const limit = { remaining: Number.POSITIVE_INFINITY, words: 'the limit is unknown' }
  /** Parts that are not read because the limit is nearly used up. */
  const unread = new Set<string>()

  function noteLimit({ headers }: Response): void {
    const [remaining, of, reset] = ['remaining', 'limit', 'reset'].map((name) =>
      headers.get(`x-ratelimit-${name}`),
    )
    if (!remaining) return
    const time = new Date(Number(reset) * 1000).toLocaleTimeString('en-GB', { timeStyle: 'short' })
    limit.remaining = Number(remaining)
    limit.words = `${remaining} of ${of} requests are left until ${time}`
  }

  /** Explains a response with an error status, and what to do. */
  async function faultOf(response: Response): Promise<string> {
    const { status } = response
    if (status === 401) return 'refuses GITHUB_TOKEN. Correct it, or unset it.'
    const isLimit = limit.remaining === 0 || response.headers.has('retry-after') || status === 429
    if (status === 403 && !isLimit) {
      const { message = '' } = Object(await jsonOf(response).catch(() => ({})))
      const reason = typeof message === 'string' && message ? `: "${oneLine(message).slice(0, 120)}"` : ''
      return `refuses the request${reason}. ${token ? 'Check GITHUB_TOKEN.' : 'Try again later, or set GITHUB_TOKEN.'}`
    }
    if (status !== 403 && !isLimit) return `answered with status ${status}. Try again later.`
    const advice = token ? '' : ', or set GITHUB_TOKEN, which raises the limit'
    return `accepts no more requests (${limit.words}). Try again later${advice}.`
  }

  async function jsonOf(response: Response): Promise<unknown> {
    const bytes = await readBody(response, (size) => assertSize(`The response of ${base.host}`, size))
    return JSON.parse(bytes.toString('utf8'))
  }

  /**
   * Requests a resource, and returns undefined if it does not exist.
   *
   * @param what names an optional part: with one request left it is not requested, but listed in `unread`
   * @throws ImportError for every fault, in one sentence
   */
  async function request<T>(
    path: string,
    schema: z.ZodType<T>,
    { what, query }: { what?: string; query?: object } = {},
  ): Promise<T | undefined> {
    if (what && limit.remaining <= 1) {
      unread.add(what)
      return undefined
    }
    try {
      const response = await fetch(`${base.href.replace(/\/$/, '')}/${path}`, {
        ...(query && { method: 'POST', body: JSON.stringify(query) }),
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      noteLimit(response)
      if (NOTHING.includes(response.status)) return undefined
      if (response.status !== 200) throw new ImportError(base.host, await faultOf(response))
      return schema.parse(await jsonOf(response))
    } catch (error) {
      if (error instanceof ImportError) throw error
      throw new ImportError(base.host, messageOf(error, timeoutMs))
    }
  }

  return { hasToken: Boolean(token), limit, unread, request }
}

/** @throws ImportError for an invalid address, or one that would send the token unencrypted */
function baseOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '')
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)) return url
  throw new ImportError(
    'GITHUB_API_URL',
    'is not an address that starts with https://. Correct it, or unset it.',
  )
}

function messageOf(error: unknown, timeoutMs: number): string {
  if (error instanceof z.ZodError) {
    const field = error.issues[0]?.path.join('.') || 'the whole'
    return `returned an unexpected response (${field}). Check GITHUB_API_URL.`
  }
  if (error instanceof SyntaxError)
    return 'returned no JSON, perhaps a sign-in page of your network. Try again later.'
  const { name, message, cause } = Object(error)
  if (name === 'TimeoutError') return `took longer than ${timeoutMs / 1000} seconds. Try again later.`
  return `could not be read (${cause?.code || cause?.message || message}). Check your connection, and try again.`
}
