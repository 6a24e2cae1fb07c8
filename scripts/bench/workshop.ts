import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkFolder } from '../checkout-copy'
import { freePort } from '../commands/port.mjs'
import { filesBelow } from '../files'
import { withoutScripts } from './strip'

/** An app of one sentence on the same versions: it shows the cost of the framework itself. */
export function makeBare(to: string): void {
  mkdirSync(join(to, 'app', 'press'), { recursive: true })
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
  const files = {
    'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module', dependencies }),
    'next.config.mjs': "export default { output: 'export' }\n",
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
    // The same words with a button, for the time until a press is answered.
    'app/press/page.jsx':
      "import { Press } from './press'\nexport default function Page() { return <h1>Hello, world <Press /></h1> }\n",
    'app/press/press.jsx':
      "'use client'\nexport function Press() { return <button type=\"button\" onClick={() => document.documentElement.classList.add('pressed')}>Press</button> }\n",
    'app/page.jsx': 'export default function Page() { return <h1>Hello, world</h1> }\n',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(to, file), text)
  linkFolder('node_modules', join(to, 'node_modules'))
}

/** The export of a site without its scripts. */
export function makeStripped(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  for (const file of filesBelow(to).filter((name) => name.endsWith('.html'))) {
    writeFileSync(join(to, file), withoutScripts(readFileSync(join(to, file), 'utf8')))
  }
}

/**
 * Builds in a folder.
 *
 * @returns milliseconds
 * @throws with the end of the build's output when it fails
 */
export function build(folder: string, command: readonly [string, ...string[]]): number {
  const start = performance.now()
  const [program, ...args] = command
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0)
    throw new Error(`${command.join(' ')} failed in ${folder}:\n${(stdout + stderr).slice(-2000)}`)
  return performance.now() - start
}

/** Longer than any page takes, so that a server which never answers ends the bench. */
const DEV_LIMIT_MS = 120_000

/**
 * Starts a server of development and waits for its first page, then ends it.
 *
 * @returns milliseconds
 * @throws when it does not answer
 */
export async function timeDev(folder: string, command: readonly [string, ...string[]]): Promise<number> {
  const port = await freePort()
  const [program, ...args] = command
  const start = performance.now()
  const server = spawn(program, [...args, '-p', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    // A group of its own, which can be ended whole.
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  try {
    while (performance.now() - start < DEV_LIMIT_MS) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined)
      if (answer?.ok && (await answer.text())) return performance.now() - start
      await new Promise((later) => setTimeout(later, 50))
    }
    throw new Error(`${command.join(' ')} gave no page in ${folder}.`)
  } finally {
    if (server.pid) process.kill(-server.pid)
  }
}
