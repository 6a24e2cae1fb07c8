import { availableParallelism } from 'node:os'
import { finish } from './finish/finish'
import { exitCode, program } from './program'
import { run } from './run'

/** What `npm run build` does once the content is prepared: the pages and, beside them, their pictures; then what hosts need. */
await run(async () => {
  // Node.js has four threads for all encoders unless told otherwise.
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(2 * availableParallelism()) }
  const pictures = program('jiti', ['scripts/make-pictures.ts'], { env })
  const pages = program('next', ['build'])
  // Nothing is left to make once the pages are there.
  pages.once('exit', () => pictures.kill())
  const codes = await Promise.all([exitCode(pages), exitCode(pictures)])
  process.exitCode = Math.max(...codes)
  if (process.exitCode === 0) finish()
})
