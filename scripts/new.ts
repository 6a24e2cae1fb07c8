import type { z } from 'zod'
import { rawContent } from '../content/raw'
import { applyChanges } from './content-source/changes'
import { readNewOptions } from './new/options'
import { planEntry } from './new/plan'
import { run } from './run'
import { ask } from './setup/questions'

/** `npm run new project`, `npm run new experience`: writes one entry into `content/`, with its pictures. */
await run(async () => {
  const options = readNewOptions(process.argv.slice(2))
  if (!options) return
  // With options it runs without prompts; without options it prompts.
  const asks = process.stdin.isTTY && Object.keys(options.flags).length === 0
  const question = (words: string, schema: z.ZodType) => ask(words, '', schema)
  const changes = await planEntry(process.cwd(), rawContent, options, asks ? question : undefined)
  applyChanges(process.cwd(), changes)
  for (const file of changes.keys()) console.log(`Wrote ${file}`)
})
