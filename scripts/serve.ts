import { exportFolder } from './commands/folders'
import { readOptions } from './commands/options.mjs'
import { portComplaint, portFrom } from './commands/port.mjs'
import { run } from './commands/run'
import { serve } from './serve/server'

const HELP = `npm run serve [-- --port 3001]

Serves out/ as it is, at http://localhost:3000.

  --port NUMBER     another port; the variable PORT does the same`

/** `npm run serve`: serves the export as it is. */
await run(async () => {
  const given = readOptions({ usage: 'npm run serve', help: HELP, options: { port: { type: 'string' } } })
  if (!given) return
  const port = portFrom(given.values.port)
  const complaint = await portComplaint(port)
  if (complaint) throw new Error(complaint)
  const { url } = await serve({ folder: exportFolder, port: Number(port) })
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
})
