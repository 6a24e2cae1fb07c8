import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nextChange } from './dev/next-change'
import { checkedSourcesFile, faultsFile, fontsFolder, pictureManifestFile, themeFile } from './folders'
import { run } from './run'

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')
const JITI = join('node_modules', 'jiti', 'lib', 'jiti-cli.mjs')

/** What `prepare` writes and the pages need. */
const preparedFiles = [
  checkedSourcesFile,
  faultsFile,
  pictureManifestFile,
  themeFile,
  join(fontsFolder, 'more.css'),
]

/**
 * `npm run dev`: `next dev`, with any options given to it, and `prepare` again after each change in `content/`. Next compiles
 * the content as it last passed the check; until a fault is fixed, the browser shows the fault in place of the site.
 */
await run(async () => {
  // A variable cannot change while the command runs, so there is nothing to wait for.
  if (process.env.SITE_URL) await hasAddress(/^the variable/)

  let change = nextChange('content')
  // The output of an earlier run is enough to start with.
  let isPrepared = preparedFiles.every((file) => existsSync(file)) && (await hasAddress())
  const isWaiting = !isPrepared
  while (!isPrepared) {
    isPrepared = (await prepare()) === 0
    if (isPrepared) break
    console.log('The site starts as soon as this is fixed.')
    await change
    change = nextChange('content')
  }

  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CHECKED_SOURCES: checkedSourcesFile }
  const next = startNode([NEXT, 'dev', ...process.argv.slice(2)], env)
  next.once('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))

  if (!isWaiting) await prepare()
  for (;;) {
    await change
    // The watch starts again before the work, so that no change during the work is lost.
    change = nextChange('content')
    await prepare()
  }
})

/**
 * Reads the address of the site, which Next needs before it can show anything.
 *
 * @param fatal what the message of an error begins with that is not to be waited for
 * @throws such an error
 */
async function hasAddress(fatal?: RegExp): Promise<boolean> {
  try {
    await import('../content/site-url')
    return true
  } catch (error) {
    if (error instanceof Error && fatal?.test(error.message)) throw error
    return false
  }
}

function prepare(): Promise<number> {
  return new Promise((done) => {
    startNode([JITI, 'scripts/prepare.ts']).once('exit', (code) => done(code ?? 1))
  })
}

/** Starts a program of a package by its file: without a shell, which Windows would need for its name. */
function startNode(args: string[], env = process.env) {
  return spawn(process.execPath, args, { stdio: 'inherit', env })
}
