import type { z } from 'zod'
import { formatFaults } from '../content/fault'
import { run } from './commands/run'
import { findContentFaults } from './content-faults'

/** `npm run new project`, `npm run new experience` and so on: writes one entry into `content/`, with its pictures. */
await run(async () => {
  const args = process.argv.slice(2)
  const isHelp = args.includes('--help') || args.includes('-h')
  // Nothing can be added to invalid content, so this comes before the first prompt.
  const faults = isHelp ? [] : await findContentFaults()
  if (faults.length > 0) {
    throw new Error(`Fix content/ first. No files were changed.\n${formatFaults(faults)}`)
  }
  const { readNewOptions } = await import('./new/options')
  const options = readNewOptions(args)
  if (!options) return
  const { rawContent } = await import('../content/raw')
  const { applyChanges } = await import('./content-source/changes')
  const { planEntry } = await import('./new/plan')
  const { ask } = await import('./setup/questions')
  // With options it runs without prompts; without options it prompts.
  const isPrompting = process.stdin.isTTY && Object.keys(options.answers).length === 0
  const question = (words: string, schema: z.ZodType) => ask(words, '', schema)
  const changes = await planEntry(process.cwd(), rawContent, options, isPrompting ? question : undefined)
  applyChanges(process.cwd(), changes)
  for (const file of changes.keys()) console.log(`Wrote ${file}`)
})
