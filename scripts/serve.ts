import { portComplaint, portFrom } from './commands/port.mjs'
import { exportFolder } from './folders'
import { run } from './run'
import { serve } from './serve/server'

/** `npm run serve`: the export as it is, at http://localhost:3000 or at `PORT`. */
await run(async () => {
  const port = portFrom(process.env.PORT)
  const complaint = await portComplaint(port)
  if (complaint) throw new Error(complaint)
  const { url } = await serve({ folder: exportFolder, port: Number(port) })
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
})
