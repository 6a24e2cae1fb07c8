import { buildSite } from '@/scripts/build/site'
import { exportFolder } from '@/scripts/commands/folders'
import { readOptions, setSiteUrl } from '@/scripts/commands/options'
import { readPort } from '@/scripts/commands/port'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

const HELP = `npm start [-- --port 3001] [--site-url URL]

Installs the packages if needed, builds the site and serves it at http://localhost:3000.

  --port NUMBER     another port; the variable PORT does the same
  --site-url URL    the address to build for; the variable SITE_URL does the same`

const text = { type: 'string' } as const

/** `npm start`: builds the export and serves it. */
await run(async () => {
  const parsed = readOptions({ usage: 'npm start', help: HELP, options: { port: text, 'site-url': text } })
  if (!parsed) return
  setSiteUrl(parsed.values['site-url'])
  // Before the build, so no one waits for a site that cannot be served.
  const port = await readPort(parsed.values.port)
  console.log('Building the site.')
  if (!buildSite()) throw new Error('Fix the error above, then run npm start again.')
  const { url } = await serve({ folder: exportFolder, port })
  console.log(`\nThe site is at ${url} (Ctrl+C stops it).`)
})
