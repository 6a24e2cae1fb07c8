import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { programOf, type RawResponse, recipes, sendRaw, startHost } from '@/e2e/support/hosts'
import { at, expect, test } from '@/e2e/support/test'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'

// Responses of the servers of the recipes in docs/ to raw requests. A server that is not installed is skipped.

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
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '.js': /^(application|text)\/javascript/,
  '.json': /^application\/json/,
  '.pdf': /^application\/pdf/,
  '.svg': /^image\/svg\+xml/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
}

const outside = [
  '/../package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/projects%00.html',
  '/%',
  '//example.com/',
  '/%0d%0aSet-Cookie:%20a=b/',
  `/${'a'.repeat(4000)}`,
]

for (const [host, recipe] of Object.entries(recipes)) {
  test.describe(host, () => {
    const program = programOf(recipe)
    // The recipes are for a site at the root; docs/hosts.md describes the changes below a path.
    test.skip(!program || at('') !== '', `needs ${recipe.program}, and a site at the root`)

    let port = 0
    let stop: (() => Promise<string>) | undefined

    test.beforeAll(async () => {
      ;({ port, stop } = await startHost(recipe, program ?? '', exportFolder))
    })

    test.afterAll(async () => {
      expect((await stop?.()) ?? '').not.toMatch(/\[(\w+:)?(crit|alert|emerg)\]|"level":"(panic|fatal)"/)
    })

    const expectCommonHeaders = ({ headers }: RawResponse) => {
      for (const [name, value] of findHeaders(rules, ''))
        expect(headers[name.toLowerCase()], name).toBe(value)
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
        const response = await sendRaw(port, path)
        expect(response.status, path).toBe(status)
        expect(response.body.equals(file(name)), path).toBe(true)
        expect(response.headers['cache-control'], path).toBe(cache)
        expectCommonHeaders(response)
      }
    })

    test('every type of file has its content type and the same policy header', async () => {
      for (const path of ['/', '/nope', ...samples.values()]) {
        const { status, headers, policies } = await sendRaw(port, path)
        expect(policies, path).toEqual(["frame-ancestors 'none'"])
        const type = types[extname(path) || '.html']
        if (type && status === 200) expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('text is compressed by what the client accepts, and not sent again if unchanged', async () => {
      for (const path of ['/', '/projects', script, '/projects.txt']) {
        const encodingOf = async (accepted: string) =>
          (await sendRaw(port, path, { headers: { 'Accept-Encoding': accepted } })).headers[
            'content-encoding'
          ]
        expect(await encodingOf('identity')).toBeUndefined()
        expect(await encodingOf('gzip')).toBe('gzip')
        if (!recipe.lacksBrotli) expect(await encodingOf('gzip, deflate, br')).toBe('br')
        const { headers } = await sendRaw(port, path)
        const again = await sendRaw(port, path, { headers: { 'If-None-Match': headers.etag ?? '' } })
        expect(again.status).toBe(304)
        const other = await sendRaw(port, path, { headers: { 'If-None-Match': '"other"' } })
        expect(other.status).toBe(200)
      }
    })

    test('other spellings of a page redirect to the clean address and keep the query', async () => {
      for (const [path, to] of [
        ['/projects/', '/projects'],
        ['/projects.html', '/projects'],
        ['/index.html', '/'],
        ['/index', '/'],
      ] as const) {
        const response = await sendRaw(port, `${path}?type=Web&q=a%20b`)
        expect(response.status).toBe(308)
        // Apache sends the whole address.
        const location = response.headers.location?.replace(`http://localhost:${port}`, '')
        expect(location).toBe(`${to}?type=Web&q=a%20b`)
        expectCommonHeaders(response)
      }
    })

    test('no path leads out of the export or to another site, and only reading is allowed', async () => {
      for (const path of outside) {
        const { status, headers, body } = await sendRaw(port, path)
        // Apache responds with 403 to a name that is too long for the file system.
        expect([400, 403, 404], path).toContain(status)
        expect(headers.location).toBeUndefined()
        expect(headers['set-cookie']).toBeUndefined()
        expect(body.includes('"dependencies"')).toBe(false)
      }
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
        expect((await sendRaw(port, '/projects', { method })).status).toBe(405)
    })
  })
}
