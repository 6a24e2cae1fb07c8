import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { freePort } from '@/e2e/support/port'
import { at, expect, test } from '@/e2e/support/test'
import { isRoot } from '@/scripts/check/browser'
import { filesBelow } from '@/scripts/commands/files'
import { exportFolder } from '@/scripts/commands/folders'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'

// Responses of the servers of the recipes in docs/. A server that is not installed is skipped.

/** A file of `docs/` that owners copy, and how a test runs its server on it. */
interface Recipe {
  file: string
  /** Returns the configuration for a site in a folder of this machine. */
  configure: (recipe: string, folder: string, port: number) => string
  /** Arguments that keep the server in the foreground, before the file of the configuration. */
  args: string[]
}

const recipes: Readonly<Record<string, Recipe>> = {
  nginx: {
    file: 'docs/nginx.conf',
    configure: (recipe, folder, port) => `${isRoot ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ')}
  ${recipe.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/var/www/portfolio', `${folder}/site`)}
}`,
    args: ['-e', 'stderr', '-c'],
  },
  caddy: {
    file: 'docs/Caddyfile',
    configure: (recipe, folder, port) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${recipe
        .replace('example.org {', `:${port} {`)
        .replace('/var/www/portfolio', `${folder}/site`)}`,
    args: ['run', '--adapter', 'caddyfile', '--config'],
  },
}

/** The PATH of an ordinary account may lack the folders of servers. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
const programOf = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync)

let stop: () => Promise<void>
test.afterEach(() => stop?.())

/** Starts the server of a recipe with a compressed copy of the export. @returns its address */
async function start(recipe: Recipe, program: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  cpSync(exportFolder, join(folder, 'site'), { recursive: true, preserveTimestamps: true })
  compress(join(folder, 'site'))
  const port = await freePort()
  const configuration = join(folder, 'configuration')
  writeFileSync(configuration, recipe.configure(readFileSync(recipe.file, 'utf8'), folder, port))
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const server = spawn(program, [...recipe.args, configuration], { stdio: 'ignore', env })
  stop = async () => {
    const ended = once(server, 'exit')
    if (server.kill()) await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  await expect(() => fetch(url), `${program} responds`).toPass({ timeout: 20_000 })
  return url
}

/** Writes a `.gz` and a `.br` file beside each text file, as the commands in `docs/hosts.md` do. */
function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => /\.(html|txt|js|css|json|xml|svg)$/.test(name))) {
    const bytes = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params: { 1: 4 } }))
  }
}

const files = filesBelow(exportFolder).filter((name) => !/^(_headers|\.nojekyll)$/.test(name))
const script = `/${files.find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))}`
const contentOf = (name: string) => readFileSync(join(exportFolder, name))
/** One file of each type. */
const samples = new Map(files.map((name) => [extname(name), `/${name}`]))

const rules = parseHeaders(contentOf('_headers').toString())
const cacheOf = (path: string) => findHeaders(rules, path).get('Cache-Control')

const missing =
  '/nope /nope/ /projects/nope /projects/nope/ /projects/snip/x /_headers /.nojekyll /_next/ /_next/gone.js'
const types: Readonly<Record<string, RegExp>> = {
  '': /^text\/html; ?charset=utf-8$/,
  '.js': /^(application|text)\/javascript/,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(text|application)\/xml/,
}

for (const [name, recipe] of Object.entries(recipes))
  test(`the recipe of ${name} serves pages, files and headers as docs/hosts.md describes`, {
    tag: ['@G14', '@S1'],
  }, async () => {
    const program = programOf(name)
    // The recipes are for a site at the root; docs/hosts.md describes the changes below a path.
    test.skip(!program || at('') !== '', `needs ${name}, and a site at the root`)
    const url = await start(recipe, program ?? '')
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity', ...headers } })
    const expectCommonHeaders = ({ headers }: Response) => {
      for (const [header, value] of findHeaders(rules, '')) expect(headers.get(header), header).toBe(value)
    }

    await test.step('pages are revalidated, hashed files are cached, unknown paths get the 404 page', async () => {
      for (const [path, status, file] of [
        ['/', 200, 'index.html'],
        ['/projects?q=%00&type=__proto__&x=%E0%A4%A', 200, 'projects.html'],
        ['/projects/snip', 200, 'projects/snip.html'],
        [script, 200, script],
        ...missing.split(' ').map((gone) => [gone, 404, '404.html'] as const),
      ] as const) {
        const response = await get(path)
        expect(response.status, path).toBe(status)
        expect(contentOf(file).equals(await response.bytes()), path).toBe(true)
        const cache = cacheOf(path === script ? '/_next/static/' : '/')
        expect(response.headers.get('Cache-Control'), path).toBe(cache)
        expectCommonHeaders(response)
      }
    })
    await test.step('every type of file has its content type and the same policy header', async () => {
      for (const path of ['/', '/projects/snip', ...samples.values()]) {
        const { headers } = await get(path)
        // A header that is sent twice would be here twice.
        expect(headers.get('Content-Security-Policy'), path).toBe("frame-ancestors 'none'")
        const type = types[extname(path)]
        if (type) expect(headers.get('Content-Type'), path).toMatch(type)
      }
    })
    await test.step('text is compressed by what the client accepts, and not sent again if unchanged', async () => {
      for (const path of ['/', '/projects/snip', script, '/projects.txt']) {
        // nginx needs a module for Brotli.
        for (const encoding of name === 'nginx' ? ['gzip'] : ['gzip', 'br']) {
          const { headers } = await get(path, { 'Accept-Encoding': encoding })
          expect(headers.get('Content-Encoding'), path).toBe(encoding)
        }
        const { headers } = await get(path)
        expect(headers.get('Content-Encoding'), path).toBeNull()
        const again = await get(path, { 'If-None-Match': headers.get('ETag') ?? '' })
        expect(again.status, path).toBe(304)
      }
    })
    await test.step('other spellings of a page redirect to the clean address and keep the query', async () => {
      for (const [spellings, to] of [
        ['/projects/ /projects.html', '/projects'],
        ['/projects/snip/ /projects/snip.html', '/projects/snip'],
        ['/index.html /index', '/'],
      ] as const)
        for (const path of spellings.split(' ')) {
          const response = await get(`${path}?type=Web&q=a%20b`)
          expect(response.status, path).toBe(308)
          expect(response.headers.get('Location')).toBe(`${to}?type=Web&q=a%20b`)
          expectCommonHeaders(response)
        }
    })
  })
