import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { makeReady } from './commands/install.mjs'

/** `npm test`: installs what is missing, then runs every check there is, the same here and on any CI. */

chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
makeReady()

const { createJiti } = await import('jiti')
const { runAll } = await createJiti(import.meta.url).import('./check/run-all.ts')
process.exitCode = await runAll()
