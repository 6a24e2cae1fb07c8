import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Recipe } from '@/e2e/support/host-recipes'
import { expect } from '@/e2e/support/test'
import { freePort } from '@/scripts/commands/port'
import { runProgram } from '@/scripts/commands/program'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Each `Content-Security-Policy` header as it was sent: `headers` joins them. */
  policies: string[]
  body: Buffer
}

/** Sends a path exactly as it is written, which browsers and other clients would normalize. */
export async function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
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
 * @param basePath decoded; below one, the recipe is changed as `docs/hosts.md` says
 * @returns its port, and how to stop it, which returns what the server wrote as errors
 * @throws when the server does not start, with its own message
 */
export async function startHost(recipe: Recipe, program: string, exported: string, basePath: string) {
  const folder = mkdtempSync(join(tmpdir(), `${recipe.program}-`))
  const root = join(folder, 'site')
  mkdirSync(dirname(join(root, basePath)), { recursive: true })
  cpSync(exported, join(root, basePath), { recursive: true })
  runProgram(['node', 'scripts/run.mjs', 'compress', join(root, basePath)])
  const port = await freePort()
  const text = readFileSync(recipe.file, 'utf8')
  const args = recipe.configure(text, { folder, root, port, basePath })
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const errors: string[] = []
  server.stderr.on('data', (text: Buffer) => errors.push(text.toString()))
  await expect(() => ask(port, '/'))
    .toPass({ timeout: 20_000 })
    .catch(() => {
      server.kill()
      throw new Error(`${program} does not answer.\n${errors.join('')}`)
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
