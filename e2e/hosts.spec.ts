import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { programOf, type RawResponse, recipes, sendRaw as sendRawTo, startHost } from '@/e2e/support/hosts'
import { at, expect, test } from '@/e2e/support/test'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'

// Responses of the servers of the recipes in docs/ to raw requests. A server that is not installed is skipped.

test.describe.configure({ mode: 'default' })

const chunks = '_next/static/chunks'
const script = `/${chunks}/${readdirSync(join(exportFolder, chunks)).find((file) => file.endsWith('.js'))}`
const basePath = decodeURI(at(''))
const sendRaw: typeof sendRawTo = (port, path, options) => sendRawTo(port, at(path), options)
const file = (name: string) => readFileSync(join(exportFolder, name))

const rules = parseHeaders(file('_headers').toString())
const commonHeaders = findHeaders(rules, '')
const cacheOf = (path: string) => findHeaders(rules, path).get('Cache-Control')
const REVALIDATE = cacheOf('/')
const IMMUTABLE = cacheOf('/_next/static/')

const missing = [
  ...['/nope', '/nope/', '/nope.html', '/projects/nope', '/_headers', '/.nojekyll', '/_next/'],
  `/${chunks}/gone.js`,
]

const types: Readonly<Record<string, RegExp>> = {
  '.html': /^text\/html; ?charset=utf-8$/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
  '.js': /^(application|text)\/javascript/,
  '.json': /^application\/json/,
  '.pdf': /^application\/pdf/,
  '.png': /^image\/png/,
  '.svg': /^image\/svg\+xml/,
  '.txt': /^text\/plain/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
}

const outside = [
  '/../package.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/_next/%2e%2e/%2e%2e/package.json',
  '/projects%00.html',
  '/%',
  '/\\package.json',
  '//example.com/',
  '/%0d%0aSet-Cookie:%20a=b/',
  '/projects;x=1',
  `/${'a'.repeat(4000)}`,
]

for (const [host, recipe] of Object.entries(recipes)) {
  test.describe(host, () => {
    const program = programOf(recipe)
    let port = 0
    let stop: (() => Promise<string>) | undefined

    // The recipes do not quote spaces.
    if (!program || basePath.includes(' ')) {
      test(`${recipe.file} is run`, () => {
        test.skip(true, `${recipe.file} needs ${recipe.program}, and a SITE_URL without spaces`)
      })
      return
    }

    test.beforeAll(async () => {
      ;({ port, stop } = await startHost(recipe, program, exportFolder, basePath))
    })

    test.afterAll(async () => {
      expect((await stop?.()) ?? '').not.toMatch(/\[(\w+:)?(crit|alert|emerg)\]|"level":"(panic|fatal)"/)
    })

    const expectCommonHeaders = ({ headers }: RawResponse) => {
      for (const [name, value] of commonHeaders) expect(headers[name.toLowerCase()], name).toBe(value)
    }

    test('pages have clean addresses and are revalidated, hashed files are cached for a year, unknown paths get the 404 page', {
      tag: '@S1',
    }, async () => {
      for (const [path, status, name, cache] of [
        ['/', 200, 'index.html', REVALIDATE],
        ['/projects', 200, 'projects.html', REVALIDATE],
        ['/projects?q=%00&type=__proto__&x=%E0%A4%A', 200, 'projects.html', REVALIDATE],
        [script, 200, script, IMMUTABLE],
        ...missing.map((gone) => [gone, 404, '404.html', REVALIDATE] as const),
      ] as const) {
        const response = await sendRaw(port, path)
        const { headers } = response
        expect(response.status, path).toBe(status)
        expect(response.body.equals(file(name)), path).toBe(true)
        expect(headers['cache-control'], path).toBe(cache)
        if (name.endsWith('.html')) expect(headers['content-type'], path).toMatch(/^text\/html/)
        if (status === 200) expect(headers['cross-origin-resource-policy']).toBe('same-origin')
        expectCommonHeaders(response)
      }
    })

    test('every response has its content type and the same policy header', async () => {
      const files = filesBelow(exportFolder).filter((name) => !/^(_headers|\.nojekyll)$/.test(name))
      for (const path of ['/', '/projects', '/nope', ...files.map((name) => `/${name}`)]) {
        const { status, headers, policies } = await sendRaw(port, path)
        expect(policies, path).toEqual(["frame-ancestors 'none'"])
        const type = types[extname(path) || '.html']
        if (type && status === 200) expect(headers['content-type'], path).toMatch(type)
      }
    })

    test('text is compressed by what the client accepts, and not sent again if unchanged', async () => {
      for (const path of ['/', '/projects', script, '/projects.txt']) {
        const sendWith = (headers: Record<string, string>) => sendRaw(port, path, { headers })
        const plain = await sendWith({ 'Accept-Encoding': 'identity' })
        expect(plain.headers['content-encoding']).toBeUndefined()
        const zipped = await sendWith({ 'Accept-Encoding': 'gzip' })
        expect(zipped.headers['content-encoding']).toBe('gzip')
        expect(zipped.headers.vary?.toLowerCase()).toContain('accept-encoding')
        expect(zipped.body.length).toBeLessThan(plain.body.length)
        expect(zipped.headers['content-type']).toBe(plain.headers['content-type'])
        if (!recipe.lacksBrotli) {
          const smaller = await sendWith({ 'Accept-Encoding': 'gzip, deflate, br' })
          expect(smaller.headers['content-encoding']).toBe('br')
        }
        const again = await sendWith({ 'If-None-Match': (await sendWith({})).headers.etag ?? '' })
        expect(again.status).toBe(304)
        expect(again.body).toHaveLength(0)
        expect((await sendWith({ 'If-None-Match': '"other"' })).status).toBe(200)
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
        expect(location).toBe(`${at(to)}?type=Web&q=a%20b`)
        expectCommonHeaders(response)
      }
    })

    test('no path leads out of the export or to another site, and only reading is allowed', async () => {
      // Apache responds with 403 to a name that is too long for the file system.
      const refusals = host === 'Apache' ? [400, 403, 404] : [400, 404]
      for (const path of outside) {
        const { status, headers, body } = await sendRaw(port, path)
        expect(refusals, `${path} responded ${status}`).toContain(status)
        expect(headers.location).toBeUndefined()
        expect(headers['set-cookie']).toBeUndefined()
        expect(body.includes('"dependencies"') || body.includes('root:')).toBe(false)
      }
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
        expect((await sendRaw(port, '/projects', { method })).status).toBe(405)
    })
  })
}
