import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect } from '@/e2e/support/test'
import { isRoot } from '@/scripts/check/browser'
import { filesBelow } from '@/scripts/commands/files'
import { freePort } from '@/scripts/commands/port'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Each `Content-Security-Policy` header as it was sent: `headers` joins them. */
  policies: string[]
  body: Buffer
}

/** Sends a path exactly as it is written, which browsers and other clients would normalize. */
export async function sendRaw(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const sent = request({ host: 'localhost', port, path, agent: false, ...options }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers, headersDistinct } = response
  const policies = headersDistinct['content-security-policy'] ?? []
  return { status, headers, policies, body: Buffer.concat(await response.toArray()) }
}

/** Where the program of a recipe is installed. The PATH of an ordinary account may lack the folders of servers. */
export function programOf({ program }: Recipe): string | undefined {
  const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, program)).find(existsSync)
}

/**
 * Runs a server on the recipe of `docs/`, with a compressed copy of the export.
 *
 * @returns its port, and a function that stops it and returns its error output
 * @throws when the server does not start, with its own message
 */
export async function startHost(recipe: Recipe, program: string, exported: string) {
  const folder = mkdtempSync(join(tmpdir(), `${recipe.program}-`))
  const root = join(folder, 'site')
  cpSync(exported, root, { recursive: true, preserveTimestamps: true })
  compress(root)
  const port = await freePort()
  const text = readFileSync(recipe.file, 'utf8')
  const args = recipe.configure(text, { folder, root, port })
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const errors: string[] = []
  server.stderr.on('data', (text: Buffer) => errors.push(text.toString()))
  await expect(() => sendRaw(port, '/'))
    .toPass({ timeout: 20_000 })
    .catch(() => {
      server.kill()
      throw new Error(`${program} does not respond.\n${errors.join('')}`)
    })
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    const log = join(folder, 'error.log')
    const logged = errors.join('') + (existsSync(log) ? readFileSync(log, 'utf8') : '')
    rmSync(folder, { recursive: true, force: true })
    return logged
  }
  return { port, stop }
}

/** Writes a `.gz` and a `.br` file beside each text file, as the commands in `docs/hosts.md` do. */
function compress(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!/\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(file)) continue
    const path = join(folder, file)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    )
  }
}

interface Place {
  /** For the server's own files; its error log, if it writes one, is `error.log`. */
  folder: string
  /** The folder of the site. */
  root: string
  port: number
}

/** A file of `docs/` that owners copy, and how a test runs its server on it. */
interface Recipe {
  file: string
  program: string
  /** Whether the server cannot send the `.br` files here. */
  lacksBrotli?: boolean
  /** Writes the server's files. @returns the arguments that keep it in the foreground */
  configure: (recipe: string, place: Place) => string[]
}

const hasNginxBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')

export const recipes: Readonly<Record<string, Recipe>> = {
  nginx: {
    file: 'docs/nginx.conf',
    program: 'nginx',
    lacksBrotli: !hasNginxBrotli,
    configure(recipe, { folder, root, port }) {
      const site = recipe
        .replace('listen 80;', `listen 127.0.0.1:${port}; listen [::1]:${port};`)
        .replace('root /var/www/portfolio;', `root ${root};`)
        .replace('# brotli_static on;', hasNginxBrotli ? 'brotli_static on;' : '')
      writeFileSync(join(folder, 'site.conf'), site)
      writeFileSync(join(folder, 'nginx.conf'), nginxMain(folder))
      return ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
    },
  },
  Apache: {
    file: 'docs/apache.htaccess',
    program: 'apache2',
    configure(recipe, { folder, root, port }) {
      writeFileSync(join(root, '.htaccess'), recipe)
      writeFileSync(join(folder, 'apache.conf'), apacheMain(folder, root, port))
      // It serves as another account than root, which must be able to read the files.
      chmodSync(folder, 0o755)
      return ['-f', join(folder, 'apache.conf'), '-D', 'FOREGROUND']
    },
  },
  Caddy: {
    file: 'docs/Caddyfile',
    program: 'caddy',
    configure(recipe, { folder, root, port }) {
      const site = recipe.replace('example.org {', `:${port} {`).replace('/var/www/portfolio', root)
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
}

const nginxTemps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const nginxMain = (folder: string) => `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${nginxTemps.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`

const apacheModules = 'mpm_event authz_core mime dir rewrite headers deflate filter negotiation'.split(' ')

/** The modules of Debian, and the rights that web hosts give a `.htaccess`. */
const apacheMain = (folder: string, root: string, port: number) => `${apacheModules
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
ServerRoot ${folder}
ServerName localhost
${isRoot ? 'User www-data\nGroup www-data' : ''}
PidFile ${folder}/apache.pid
Mutex file:${folder}
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
Listen [::1]:${port}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/x-gzip .gz
AddOutputFilterByType DEFLATE text/html text/css application/javascript
DirectoryIndex index.html
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`
