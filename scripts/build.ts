import { readOptions, setSiteUrl } from '@/scripts/commands/options.mjs'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

const HELP = `npm run build [-- --site-url URL]

Checks the content and writes the site to out/.

  --site-url URL    the address to build for, such as https://example.org/me; the variable SITE_URL does the same`

const steps = [
  ['node', 'scripts/run.mjs', 'build/prepare'],
  ['next', 'build'],
  ['node', 'scripts/run.mjs', 'build/finish'],
]

/** `npm run build`: checks the content, builds the export and completes it. */
await run(() => {
  const parsed = readOptions({
    usage: 'npm run build',
    help: HELP,
    options: { 'site-url': { type: 'string' } },
  })
  if (!parsed) return
  setSiteUrl(parsed.values['site-url'])
  // Each step prints its own errors.
  if (!steps.every((step) => runProgram(step))) process.exitCode = 1
})
