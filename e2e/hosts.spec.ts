import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { programOf, recipes, startHost } from '@/e2e/support/hosts'
import { at, expect, test } from '@/e2e/support/test'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'

// Responses of the servers of the recipes in docs/. A server that is not installed is skipped.

test.describe.configure({ mode: 'default' })

const files = filesBelow(exportFolder).filter((name) => !/^(_headers|\.nojekyll)$/.test(name))
const script = `/${files.find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))}`
const file = (name: string) => readFileSync(join(exportFolder, name))
/** One file of each type. */
const samples = new Map(files.map((name) => [extname(name), `/${name}`]))

const rules = parseHeaders(file('_headers').toString())
const cacheOf = (path: string) => findHeaders(rules, path).get('Cache-Control')
const REVALIDATE = cacheOf('/')
const IMMUTABLE = cacheOf('/_next/static/')

const missing = ['/nope', '/nope/', '/projects/nope', '/_headers', '/.nojekyll', '/_next/', '/_next/gone.js']

const types: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.js': /^(application|text)\/javascript/,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
}

for (const [host, recipe] of Object.entries(recipes)) {
  test.describe(host, () => {
    const program = programOf(recipe)
    // The recipes are for a site at the root; docs/hosts.md describes the changes below a path.
    test.skip(!program || at('') !== '', `needs ${recipe.program}, and a site at the root`)

    let url = ''
    let stop: (() => Promise<void>) | undefined
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } })

    test.beforeAll(async () => {
      ;({ url, stop } = await startHost(recipe, program ?? '', exportFolder))
    })

    test.afterAll(() => stop?.())

    const expectCommonHeaders = ({ headers }: Response) => {
      for (const [name, value] of findHeaders(rules, '')) expect(headers.get(name), name).toBe(value)
    }

    test('pages have clean addresses and are revalidated, hashed files are cached for a year, unknown paths get the 404 page', {
      tag: '@S1',
    }, async () => {
      for (const [path, status, name, cache] of [
        ['/', 200, 'index.html', REVALIDATE],
        ['/projects?q=%00&type=__proto__&x=%E0%A4%A', 200, 'projects.html', REVALIDATE],
        [script, 200, script, IMMUTABLE],
        ...missing.map((gone) => [gone, 404, '404.html', REVALIDATE] as const),
      ] as const) {
        const response = await get(path)
        expect(response.status, path).toBe(status)
        expect(file(name).equals(await response.bytes()), path).toBe(true)
        expect(response.headers.get('Cache-Control'), path).toBe(cache)
        expectCommonHeaders(response)
      }
    })

    test('every type of file has its content type and the same policy header', async () => {
      for (const path of ['/', '/nope', ...samples.values()]) {
        const { status, headers } = await get(path)
        // A header that is sent twice would be here twice.
        expect(headers.get('Content-Security-Policy'), path).toBe("frame-ancestors 'none'")
        const type = types[extname(path) || '.html']
        if (type && status === 200) expect(headers.get('Content-Type'), path).toMatch(type)
      }
    })

    test('text is compressed by what the client accepts, and not sent again if unchanged', async () => {
      for (const path of ['/', '/projects', script, '/projects.txt']) {
        const encodingOf = async (accepted: string) =>
          (await get(path, { 'Accept-Encoding': accepted })).headers.get('Content-Encoding')
        expect(await encodingOf('identity')).toBeNull()
        expect(await encodingOf('gzip')).toBe('gzip')
        // nginx needs a module for it.
        if (host !== 'nginx') expect(await encodingOf('gzip, deflate, br')).toBe('br')
        const { headers } = await get(path)
        const again = await get(path, { 'If-None-Match': headers.get('ETag') ?? '' })
        expect(again.status).toBe(304)
      }
    })

    test('other spellings of a page redirect to the clean address and keep the query', async () => {
      for (const [path, to] of [
        ['/projects/', '/projects'],
        ['/projects.html', '/projects'],
        ['/index.html', '/'],
        ['/index', '/'],
      ] as const) {
        const response = await get(`${path}?type=Web&q=a%20b`)
        expect(response.status).toBe(308)
        // Apache sends the whole address.
        const location = response.headers.get('Location')?.replace(url, '')
        expect(location).toBe(`${to}?type=Web&q=a%20b`)
        expectCommonHeaders(response)
      }
    })
  })
}
