import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import {
  checkedSourcesFile,
  faultsFile,
  fontsFolder,
  pictureManifestFile,
  themeFile,
} from '@/scripts/commands/folders'
import { readOptions } from '@/scripts/commands/options'
import { startProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

const HELP = `npm run dev [-- --port 3001]

Serves the site while you edit content/, at http://localhost:3000.

  --port, -p NUMBER      another port; the variable PORT does the same
  --hostname, -H NAME    the address to listen at, such as 0.0.0.0 to open the site on a phone`

const options = { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } } as const

/** The output of `prepare` that the pages need. */
const preparedFiles = [
  checkedSourcesFile,
  faultsFile,
  pictureManifestFile,
  themeFile,
  join(fontsFolder, 'more.css'),
]

/** Time without another change after which a change is complete, because editors write in several steps. */
const SETTLE_MS = 100

/**
 * `npm run dev`: runs `next dev`, and `prepare` after each change in `content/`. Next compiles the content that last passed the check. While
 * there is a fault, the browser shows it instead of the site.
 */
await run(async () => {
  const parsed = readOptions({ usage: 'npm run dev', help: HELP, options })
  if (!parsed) return
  const nextOptions = Object.entries(parsed.values).map(([name, value]) => `--${name}=${value}`)
  // A variable cannot change while the command runs, so a fault in it ends the command.
  if (process.env.SITE_URL) await hasAddress(/the variable/)

  let change = nextChange('content')
  // The output of an earlier run is enough to start with.
  let isPrepared = preparedFiles.every((file) => existsSync(file)) && (await hasAddress())
  let preparing = startPreparing()
  while (!isPrepared) {
    const [code] = await once(preparing, 'exit')
    isPrepared = code === 0
    if (isPrepared) break
    console.log('The site starts as soon as this is fixed.')
    await change
    change = nextChange('content')
    preparing = startPreparing()
  }

  const next = startProgram(['next', 'dev', ...nextOptions], { env: { CHECKED_SOURCES: checkedSourcesFile } })
  next.once('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))

  for (;;) {
    await change
    // Watched again before the work starts, so no change during the work is lost.
    change = nextChange('content')
    // The run for an earlier change is outdated.
    if (preparing.kill()) await once(preparing, 'exit')
    preparing = startPreparing()
  }
})

/**
 * Returns whether the address of the site is valid, which Next needs before it can start.
 *
 * @param fatal pattern of errors to throw
 */
async function hasAddress(fatal?: RegExp): Promise<boolean> {
  try {
    await import('@/content/schema/site-url')
    return true
  } catch (error) {
    if (error instanceof Error && fatal?.test(error.message)) throw error
    return false
  }
}

/** Starts Node directly. On Windows, killing a program of npm would kill only its shell. */
function startPreparing(): ChildProcess {
  return startProgram([process.execPath, 'scripts/run.mjs', 'build/prepare', '--dev'])
}

/**
 * Resolves after a change below a folder. Each change needs a new watcher, because on Linux Node's watcher loses a file
 * that another one replaces.
 */
function nextChange(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        watcher.close()
        resolve()
      }, SETTLE_MS)
    }).once('error', reject)
  })
}
