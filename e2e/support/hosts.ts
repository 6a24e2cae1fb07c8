import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect } from '@/e2e/support/test'
import { isRoot } from '@/scripts/check/browser'
import { filesBelow } from '@/scripts/commands/files'
import { freePort } from '@/scripts/commands/port'

/** Where the program of a recipe is installed. The PATH of an ordinary account may lack the folders of servers. */
export function programOf({ program }: Recipe): string | undefined {
  const folders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, program)).find(existsSync)
}

/**
 * Runs a server on the recipe of `docs/`, with a compressed copy of the export.
 *
 * @returns its address, and a function that stops it
 * @throws when the server does not start, with its own message
 */
export async function startHost(recipe: Recipe, program: string, exported: string) {
  const folder = mkdtempSync(join(tmpdir(), `${recipe.program}-`))
  const root = join(folder, 'site')
  cpSync(exported, root, { recursive: true, preserveTimestamps: true })
  compress(root)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const text = readFileSync(recipe.file, 'utf8')
  const args = recipe.configure(text, { folder, root, port })
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const errors: string[] = []
  server.stderr.on('data', (text: Buffer) => errors.push(text.toString()))
  await expect(() => fetch(url))
    .toPass({ timeout: 20_000 })
    .catch(() => {
      server.kill()
      throw new Error(`${program} does not respond.\n${errors.join('')}`)
    })
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Writes a `.gz` and a `.br` file beside each text file, as the commands in `docs/hosts.md` do. */
function compress(folder: string): void {
  for (const file of filesBelow(folder).filter((name) => /\.(html|txt|js|css|json|xml|svg)$/.test(name))) {
    const bytes = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes))
  }
}

interface Place {
  /** For the server's own files. */
  folder: string
  /** The folder of the site. */
  root: string
  port: number
}

/** A file of `docs/` that owners copy, and how a test runs its server on it. */
interface Recipe {
  file: string
  program: string
  /** Writes the server's files. @returns the arguments that keep it in the foreground */
  configure: (recipe: string, place: Place) => string[]
}

export const recipes: Readonly<Record<string, Recipe>> = {
  nginx: {
    file: 'docs/nginx.conf',
    program: 'nginx',
    configure(recipe, { folder, root, port }) {
      const site = recipe
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/portfolio;', `root ${root};`)
      writeFileSync(join(folder, 'nginx.conf'), nginxMain(folder, site))
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

const nginxMain = (folder: string, site: string) => `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${site}
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
