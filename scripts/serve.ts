import { exportFolder } from '@/scripts/commands/folders'
import { readOptions } from '@/scripts/commands/options.mjs'
import { portComplaint, portFrom } from '@/scripts/commands/port.mjs'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

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
