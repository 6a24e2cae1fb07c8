import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { diagnose } from '@/scripts/doctor/diagnose'
import { annotations, isPublishable, report } from '@/scripts/doctor/report'

const HELP = `npm run doctor [-- OPTIONS]

Lists what to check before you publish: faults that stop the build, what is left of the sample, and what could be better.
Ends with code 1 if the site cannot be built.

  --online          also visits every link
  --strict          also ends with code 1 if the site contains the sample or has no address; for scripts
  --format FORMAT   text (the default), json, or github for annotations in a workflow; --json is short for --format json`

const options = {
  strict: { type: 'boolean' },
  online: { type: 'boolean' },
  json: { type: 'boolean' },
  format: { type: 'string' },
} as const

/** `npm run doctor`: lists what an owner should check before they publish the site. */
await run(async () => {
  const parsed = readOptions({ usage: 'npm run doctor', help: HELP, options })
  if (!parsed) return
  const { strict, online = false, json, format = json ? 'json' : 'text' } = parsed.values
  if (!['text', 'json', 'github'].includes(format)) {
    throw new Error(`--format ${format} is unknown. Write text, json or github.`)
  }
  const diagnosis = await diagnose(online)
  if (format === 'json')
    console.log(JSON.stringify({ publishable: isPublishable(diagnosis), ...diagnosis }, null, 2))
  else console.log(format === 'github' ? annotations(diagnosis) : report(diagnosis))
  const isReady = isPublishable(diagnosis) && diagnosis.hasAddress
  if (diagnosis.faults.length > 0 || (strict && !isReady)) process.exitCode = 1
})
