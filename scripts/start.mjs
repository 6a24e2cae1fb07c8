import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkMachine, ensurePackages, npm, stop } from './commands/install.mjs'
import { readOptions, setSiteUrl } from './commands/options.mjs'
import { choosePort, findPortProblem } from './commands/port.mjs'

const HELP = `npm start [-- --port 3001] [--site-url URL]

Installs the packages if needed, builds the site and serves it at http://localhost:3000.

  --port NUMBER     another port; the variable PORT does the same
  --site-url URL    the address to build for; the variable SITE_URL does the same`

/** `npm start`: installs missing packages, builds the export and serves it. */

chdir(fileURLToPath(new URL('..', import.meta.url)))
checkMachine()
const { values } = optionsOrStop() ?? process.exit(0)
const port = choosePort(values.port)
// Before the build, so no one waits for a site that cannot be served.
const problem = await findPortProblem(port)
if (problem) stop(problem)

await ensurePackages()
console.log('Building the site.')
await npm(['run', '--silent', 'build'], 'Fix the error above, then run npm start again.')

const { createJiti } = await import('jiti')
const { serve } = await createJiti(import.meta.url, { tsconfigPaths: true }).import('./serve/server.ts')
const { url } = await serve({ folder: 'out', port: Number(port) })
console.log(`\nThe site is at ${url} (Ctrl+C stops it).`)

function optionsOrStop() {
  try {
    const text = { type: 'string' }
    const parsed = readOptions({ usage: 'npm start', help: HELP, options: { port: text, 'site-url': text } })
    setSiteUrl(parsed?.values['site-url'])
    return parsed
  } catch (error) {
    return stop(error.message)
  }
}
