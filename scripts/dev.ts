import { spawn } from 'node:child_process'
import { nextChange } from './dev/next-change'

/**
 * What `npm run dev` does once pictures and fonts are made: `next dev`, with any options given to it, and both made
 * again whenever something in `content/` changes. A fault in the content is said here and in the browser.
 */
const next = program('next', 'dev', ...process.argv.slice(2))
next.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))

for (let change = nextChange('content'); ; ) {
  await change
  // The watch starts again before the work, so that no change during the work is lost.
  change = nextChange('content')
  await new Promise((done) => program('jiti', 'scripts/prepare.ts').once('exit', done))
}

function program(name: string, ...args: string[]) {
  return spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
