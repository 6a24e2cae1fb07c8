import { exportFolder } from '@/scripts/commands/folders'
import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { serve } from '@/scripts/serve/server'

const HELP = `npm run serve [-- --port 3001]

Serves out/ at http://localhost:3000, without building it.

  --port NUMBER     another port; the variable PORT does the same`

/** `npm run serve`: serves the export. */
await run(async () => {
  const read = readOptions({ usage: 'npm run serve', help: HELP, options: { port: { type: 'string' } } })
  if (!read) return
  const port = Number(read.values.port || process.env.PORT || '3000')
  try {
    const { url } = await serve({ folder: exportFolder, port })
    console.log(`The site is at ${url} (Ctrl+C stops it).`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new Error(`Another program uses port ${port}. Stop it, or run: npm run serve -- --port ${port + 1}`)
  }
})
