import { exportFolder } from '@/scripts/commands/folders'
import { readOptions } from '@/scripts/commands/options'
import { readPort } from '@/scripts/commands/port'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

const HELP = `npm run serve [-- --port 3001]

Serves out/ at http://localhost:3000, without building it.

  --port NUMBER     another port; the variable PORT does the same`

/** `npm run serve`: serves the export. */
await run(async () => {
  const parsed = readOptions({ usage: 'npm run serve', help: HELP, options: { port: { type: 'string' } } })
  if (!parsed) return
  const port = await readPort(parsed.values.port)
  const { url } = await serve({ folder: exportFolder, port })
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
})
