import type { z } from 'zod'
import { formatFaults } from '@/content/schema/fault'
import { checkContent } from '@/scripts/check/content/check-content'
import { run } from '@/scripts/commands/run'

/** `npm run new project`, `npm run new experience` and so on: writes one entry into `content/`, with its pictures. */
await run(async () => {
  const args = process.argv.slice(2)
  const isHelp = args.includes('--help') || args.includes('-h')
  // Nothing can be added to invalid content, so this comes before the first prompt.
  const faults = isHelp ? [] : (await checkContent()).faults
  if (faults.length > 0) {
    throw new Error(`Fix content/ first. No files were changed.\n${formatFaults(faults)}`)
  }
  const { readNewOptions } = await import('@/scripts/new/options')
  const options = readNewOptions(args)
  if (!options) return
  const { rawContent } = await import('@/content/schema/raw')
  const { applyChanges } = await import('@/scripts/content-source/changes')
  const { planEntry } = await import('@/scripts/new/plan')
  const { ask } = await import('@/scripts/setup/questions')
  // With options it runs without prompts; without options it prompts.
  const isPrompting = process.stdin.isTTY && Object.keys(options.answers).length === 0
  const question = (words: string, schema: z.ZodType) => ask(words, '', schema)
  const prompt = isPrompting ? question : undefined
  const { changes, byHand } = await planEntry(process.cwd(), rawContent, options, prompt)
  applyChanges(process.cwd(), changes)
  for (const file of changes.keys()) console.log(`Wrote ${file}`)
  if (byHand.length > 0) throw new Error(byHand.join('\n'))
})
