import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nextChange } from './dev/next-change'
import { fontsFolder, pictureManifestFile } from './folders'
import { run } from './run'

/**
 * `npm run dev`: `next dev`, with any options given to it, and everything that is made of the content made again whenever
 * something in `content/` changes. A fault in the content is said here and in the browser.
 */
await run(async () => {
  // Next needs the address before it can show a fault in the browser, and would print a stack.
  await import('../content/site-url')

  // What an earlier run left is enough to start with: what has changed since shows as soon as it is made.
  const isPrepared = [pictureManifestFile, join(fontsFolder, 'more.css')].every((file) => existsSync(file))
  if (!isPrepared && (await prepare()) !== 0) process.exit(1)

  const next = program('next', 'dev', ...process.argv.slice(2))
  next.once('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))

  for (let change = isPrepared ? Promise.resolve() : nextChange('content'); ; ) {
    await change
    // The watch starts again before the work, so that no change during the work is lost.
    change = nextChange('content')
    await prepare()
  }
})

function prepare(): Promise<number> {
  return new Promise((done) => {
    program('jiti', 'scripts/prepare.ts').once('exit', (code) => done(code ?? 1))
  })
}

function program(name: string, ...args: string[]) {
  return spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
}
