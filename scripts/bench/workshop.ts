import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkFolder } from '../checkout-copy'
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
