import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './commands/options.mjs'
import { nextChange } from './dev/next-change'
import { fontsFolder, pictureManifestFile } from './folders'
import { startProgram } from './program'
import { run } from './run'

const HELP = `npm run dev [-- --port 3001]

Serves the site while you edit content/, at http://localhost:3000.

  --port, -p NUMBER      another port; the variable PORT does the same
  --hostname, -H NAME    the address to listen at, such as 0.0.0.0 to open the site on a phone`

const options = { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } } as const

/**
 * `npm run dev`: `next dev`, and everything that is made of the content made again whenever
 * something in `content/` changes. A fault in the content is said here and in the browser.
 */
await run(async () => {
  const given = readOptions({ usage: 'npm run dev', help: HELP, options })
  if (!given) return
  const nextOptions = Object.entries(given.values).map(([name, value]) => `--${name}=${value}`)
  // Next needs the address before it can show a fault in the browser, and would print a stack.
  await import('../content/site-url')

  // What an earlier run left is enough to start with: what has changed since shows as soon as it is made.
  const isPrepared = [pictureManifestFile, join(fontsFolder, 'more.css')].every((file) => existsSync(file))
  if (!isPrepared && (await prepare()) !== 0) process.exit(1)

  const next = startProgram(['next', 'dev', ...nextOptions])
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
    startProgram(['jiti', 'scripts/prepare.ts']).once('exit', (code) => done(code ?? 1))
  })
}
