import type { z } from 'zod'
import { assertSize, ImportError } from './import-error'

/** The limit of requests an hour is spent: what was read until then may do. */
class LimitError extends ImportError {}

const TIMEOUT_MS = 10_000
const REDIRECTS = 3
/** Statuses of what is not there, or may not be shown. */
const NOTHING = [404, 409, 451]

export type GitHubClient = ReturnType<typeof gitHubClient>

/**
 * Asks GitHub's host and no other: neither a redirect nor the address of a further page leads elsewhere.
 *
 * @param env GitHub's own variables: another host than api.github.com, and a token that raises the limit
 * @param timeoutMs how long a whole answer may take
 */
export function gitHubClient(
  env: Partial<Record<'GITHUB_API_URL' | 'GITHUB_TOKEN', string>>,
  timeoutMs = TIMEOUT_MS,
) {
  const base = baseOf(env.GITHUB_API_URL || 'https://api.github.com')
  const token = env.GITHUB_TOKEN
  const headers = {
    accept: 'application/vnd.github+json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const limit = { remaining: Number.POSITIVE_INFINITY, words: 'its limit is not known' }
  /** What was not read, as the limit is nearly spent. */
  const unread = new Set<string>()

  async function fetched(url: URL, body?: string, redirects = REDIRECTS): Promise<Response> {
    if (url.origin !== base.origin) {
      throw new ImportError(
        base.host,
        `leads to another host (${url.host.slice(0, 80)}), which is not asked.`,
      )
    }
    if (redirects < 0) throw new ImportError(base.host, 'leads round in a circle. Try again later.')
    const method = body ? 'POST' : 'GET'
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { method, body, headers, signal, redirect: 'manual' })
    const to = response.headers.get('location')
    const isRedirect = response.status >= 300 && response.status < 400 && to
    return isRedirect ? fetched(new URL(to, url), body, redirects - 1) : response
  }

  function noteLimit({ headers }: Response): void {
    const [remaining, of, reset] = ['remaining', 'limit', 'reset'].map((name) =>
      headers.get(`x-ratelimit-${name}`),
    )
    if (!remaining || !of) return
    limit.remaining = Number(remaining)
    limit.words = `${remaining} of ${of} requests are left until ${timeOf(Number(reset))}`
  }

  function assertAnswered({ status, headers }: Response): void {
    if (status === 401) throw new ImportError(base.host, 'refuses GITHUB_TOKEN. Correct it, or unset it.')
    if (status === 429 || (status === 403 && (limit.remaining === 0 || headers.has('retry-after')))) {
      const advice = token ? '' : ', or set GITHUB_TOKEN, which raises the limit'
      throw new LimitError(base.host, `takes no more requests (${limit.words}). Try again later${advice}.`)
    }
    if (status !== 200) throw new ImportError(base.host, `answered with status ${status}. Try again later.`)
  }

  /**
   * @param path behind the host, or the address of a further page
   * @param query one of GraphQL's
   * @returns nothing where GitHub says that there is nothing
   * @throws ImportError for every fault, in one sentence
   */
  async function ask<T>(path: string, schema: z.ZodType<T>, query?: object) {
    try {
      const url = new URL(path, `${base.href.replace(/\/$/, '')}/`)
      const response = await fetched(url, query && JSON.stringify(query))
      noteLimit(response)
      if (NOTHING.includes(response.status)) return undefined
      assertAnswered(response)
      const data = parsed(base.host, await textOf(base.host, response), schema)
      return { data, next: /<([^<>]+)>;[^,]*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] }
    } catch (error) {
      throw inWords(base.host, error, timeoutMs)
    }
  }

  /** Asks for what may be missing, as long as one request is left behind it; else `what` is noted as unread. */
  async function askIfRoom<T>(what: string, path: string, schema: z.ZodType<T>) {
    try {
      if (limit.remaining > 1) return await ask(path, schema)
    } catch (error) {
      if (!(error instanceof LimitError)) throw error
    }
    unread.add(what)
    return undefined
  }

  return { hasToken: Boolean(token), limit, unread, ask, askIfRoom }
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

/** @param seconds since 1970 */
function timeOf(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return 'the end of the hour'
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
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

function parsed<T>(host: string, text: string, schema: z.ZodType<T>): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportError(
      host,
      'sent no JSON: a sign-in page of your network may stand between. Try again later.',
    )
  }
  const { data, error } = schema.safeParse(value)
  if (!error) return data
  const field = error.issues[0]?.path.join('.') || 'the whole'
  throw new ImportError(
    host,
    `sent an answer of another form than GitHub's (${field}). Check GITHUB_API_URL.`,
  )
}

function inWords(host: string, error: unknown, timeoutMs: number): Error {
  if (error instanceof ImportError) return error
  const { name, message, cause } = Object(error)
  if (name === 'TimeoutError') {
    return new ImportError(host, `took longer than ${timeoutMs / 1000} seconds to answer. Try again later.`)
  }
  const reason = cause?.code || cause?.message || message
  return new ImportError(host, `could not be read (${reason}). Check your connection, and try again.`)
}
