import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { makeReady } from './commands/install.mjs'

/**
 * `npm test`: installs what is missing, then runs every check there is, the same here and on any CI. `npm test -- static`,
 * `export` and `browser` are its parts, for machines side by side; `npm run check` is the quick one.
 */

chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
makeReady()

const { createJiti } = await import('jiti')
const jiti = createJiti(import.meta.url)
const { jobs } = await jiti.import('./check/steps.ts')
const { runChecks } = await jiti.import('./check/run-all.ts')
const job = process.argv[2]
if (job === undefined || jobs.includes(job)) process.exitCode = await runChecks(job)
else {
  console.error(
    `There is no job "${job}". Choose from: ${jobs.join(', ')}. Without a name, npm test runs everything.`,
  )
  process.exitCode = 1
}
