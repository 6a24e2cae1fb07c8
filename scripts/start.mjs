import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { makeReady, npm, stop } from './commands/install.mjs'
import { portComplaint, portFrom } from './commands/port.mjs'

/** `npm start`: installs what is missing, builds the export and serves it. */

chdir(fileURLToPath(new URL('..', import.meta.url)))
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

const port = portFrom(process.env.PORT)
// Checked before the build, so that nobody waits for a site that cannot be served.
const complaint = await portComplaint(port)
if (complaint) stop(complaint)

makeReady()
console.log('Building the site.')
npm(['run', '--silent', 'build'], 'Fix the error above, then run npm start again.')

const { createJiti } = await import('jiti')
const { serve } = await createJiti(import.meta.url).import('./serve/server.ts')
const { url } = await serve({ folder: 'out', port: Number(port) })
console.log(`\nThe site is at ${url} (Ctrl+C stops it).`)
