import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isRoot } from '../../scripts/browser'
import { freePort } from '../../scripts/commands/port.mjs'
import { writeCompressedTwins } from '../../scripts/compress/twins'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Each `Content-Security-Policy` header as it was sent: `headers` joins them. */
  policies: string[]
  body: Buffer
}

/** Sends a path exactly as it is written, which browsers and clients would tidy up first. */
export function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers, headersDistinct } = response
        const policies = headersDistinct['content-security-policy'] ?? []
        resolve({ status, headers, policies, body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Where Debian and others put nginx; root's PATH is not everybody's. */
export const nginxPath = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find(existsSync)

/**
 * Runs nginx on `docs/nginx.conf` with a compressed copy of the export.
 *
 * @param basePath decoded; below one, the file is changed as `docs/hosts.md` says
 * @returns its port, whether it can send brotli, and how to stop it
 */
export async function startNginx(program: string, exported: string, basePath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const root = join(folder, 'site')
  mkdirSync(dirname(join(root, basePath)), { recursive: true })
  cpSync(exported, join(root, basePath), { recursive: true })
  writeCompressedTwins(join(root, basePath))
  const port = await freePort()
  const brotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')
  const site = belowPath(readFileSync('docs/nginx.conf', 'utf8'), basePath)
    .replace('listen 80;', `listen 127.0.0.1:${port}; listen [::1]:${port};`)
    .replace('root /var/www/portfolio;', `root ${root};`)
    .replace('# brotli_static on;', brotli ? 'brotli_static on;' : '')
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder))

  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const trial = spawnSync(program, [...args, '-t'], { encoding: 'utf8' })
  if (trial.status !== 0) throw new Error(`nginx refuses docs/nginx.conf:\n${trial.stderr}`)
  const nginx = spawn(program, args, { stdio: 'ignore' })
  await untilOpen(port, nginx)
  const stop = async () => {
    const ended = new Promise((resolve) => nginx.once('exit', resolve))
    nginx.kill('SIGQUIT')
    await ended
    const errors = readFileSync(join(folder, 'error.log'), 'utf8')
    rmSync(folder, { recursive: true, force: true })
    return errors
  }
  return { port, brotli, stop }
}

/** As `docs/hosts.md` says: the path in front of every address of the recipe. */
function belowPath(recipe: string, basePath: string): string {
  return recipe
    .replace('error_page 404 /', `error_page 404 ${basePath}/`)
    .replace('location = /404.html', `location = ${basePath}/404.html`)
    .replace('location = / { try_files /', `location = ${basePath}/ { try_files ${basePath}/`)
    .replace('location ~ ^/_', `location ~ ^${basePath}/_`)
    .replace('location ~ ^/index', `location ~ ^${basePath}/index`)
    .replace('return 308 /$', `return 308 ${basePath}/$`)
}

function mainConfig(folder: string): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${isRoot ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temps.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/site.conf;
}
`
}

/** Resolves when something listens; rejects when the server ended instead. */
function untilOpen(port: number, server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`nginx ended with code ${code}.`)))
    const knock = () => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve()
      })
      socket.on('error', () => setTimeout(knock, 50))
    }
    knock()
  })
}
