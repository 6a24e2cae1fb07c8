import { z } from 'zod'
import { assertSize, ImportError } from './import-error'

const TIMEOUT_MS = 10_000
/** Statuses of what is not there, or may not be shown. */
const NOTHING = [404, 409, 451]
/** Statuses of a limit that is spent: that of an hour, or that of requests in quick succession. */
const TOO_MANY = [403, 429]

export type GitHubClient = ReturnType<typeof gitHubClient>

/**
 * Asks GitHub's host and no other: no redirect is followed.
 *
 * @param env GitHub's own variables: another host than api.github.com, and a token that raises the limit
 * @param timeoutMs how long a whole answer may take
 */
export function gitHubClient(
  { GITHUB_API_URL, GITHUB_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  timeoutMs = TIMEOUT_MS,
) {
  const base = baseOf(GITHUB_API_URL || 'https://api.github.com')
  const headers = {
    accept: 'application/vnd.github+json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const limit = { remaining: Number.POSITIVE_INFINITY, words: 'its limit is not known' }
  /** What was not read, as the limit is nearly spent. */
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

  /** What is wrong with a status, and what to do. */
  function faultOf(status: number): string {
    if (status === 401) return 'refuses GITHUB_TOKEN. Correct it, or unset it.'
    if (!TOO_MANY.includes(status)) return `answered with status ${status}. Try again later.`
    const advice = token ? '' : ', or set GITHUB_TOKEN, which raises the limit'
    return `takes no more requests (${limit.words}). Try again later${advice}.`
  }

  /**
   * @param path behind the host
   * @param what of what may be missing: it is noted as unread where only one request is left
   * @param query one of GraphQL's
   * @returns nothing where GitHub says that there is nothing
   * @throws ImportError for every fault, in one sentence
   */
  async function ask<T>(
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
      if (response.status !== 200) throw new ImportError(base.host, faultOf(response.status))
      return schema.parse(JSON.parse(await textOf(base.host, response)))
    } catch (error) {
      if (error instanceof ImportError) throw error
      throw new ImportError(base.host, inWords(error, timeoutMs))
    }
  }

  return { hasToken: Boolean(token), limit, unread, ask }
}

/** @throws ImportError when the address is none, or would send a token where others can read it */
function baseOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url?.hostname ?? '')
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)) return url
  throw new ImportError(
    'GITHUB_API_URL',
    'is not an address that starts with https://. Correct it, or unset it.',
  )
}

async function textOf(host: string, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    assertSize(`The answer of ${host}`, size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** What is wrong with an answer, and what to do. */
function inWords(error: unknown, timeoutMs: number): string {
  if (error instanceof z.ZodError) {
    const field = error.issues[0]?.path.join('.') || 'the whole'
    return `sent an answer of another form than GitHub's (${field}). Check GITHUB_API_URL.`
  }
  if (error instanceof SyntaxError)
    return 'sent no JSON: a sign-in page of your network may stand between. Try again later.'
  const { name, message, cause } = Object(error)
  if (name === 'TimeoutError')
    return `took longer than ${timeoutMs / 1000} seconds to answer. Try again later.`
  return `could not be read (${cause?.code || cause?.message || message}). Check your connection, and try again.`
}
