import { z } from 'zod'
import { rawContent } from '../content/raw'
import { newExperience } from './new/experience'
import { collect } from './new/field'
import { planEntry, writeFiles } from './new/insert'
import { fieldsOf, NEW_HELP, readNewOptions } from './new/options'
import { newProject } from './new/project'
import { run } from './run'
import { ask } from './setup/questions'

/** `npm run new project`, `npm run new experience`: writes one entry into `content/`, with its pictures. */
await run(async () => {
  const options = readNewOptions(process.argv.slice(2))
  if (!options) return console.log(NEW_HELP)
  const { kind, flags, isOlder } = options
  // Whoever gives flags is a script; whoever gives none is asked.
  const asks = process.stdin.isTTY && Object.keys(flags).length === 0
  const question = asks ? (words: string, schema: z.ZodType) => ask(words, '', schema) : undefined
  const answers = new Map(await collect(fieldsOf(kind), flags, question))
  answers.set('alt', flags.alt ?? [])
  for (const picture of (asks && answers.get('picture')) || []) {
    const alt = await ask(`What does ${picture} show?`, '', z.string().trim().min(1, 'is empty.'))
    answers.set('alt', [...(answers.get('alt') ?? []), alt ?? ''])
  }
  const entry =
    kind === 'project'
      ? await newProject(answers, rawContent, isOlder)
      : await newExperience(answers, rawContent)
  const files = planEntry(process.cwd(), rawContent, entry)
  writeFiles(process.cwd(), files)
  for (const file of files.keys()) console.log(`Wrote ${file}`)
})
