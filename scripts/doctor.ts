import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { diagnose } from '@/scripts/doctor/diagnose'
import { isPublishable, report } from '@/scripts/doctor/report'

const HELP = `npm run doctor [-- OPTIONS]

Lists what to check before you publish: faults that stop the build, what is left of the sample, and what could be better.
Ends with code 1 if the site cannot be built.

  --online    also visits every link
  --strict    also ends with code 1 if the site contains the sample or has no address; for scripts
  --json      prints everything for programs`

const options = {
  strict: { type: 'boolean' },
  online: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

/** `npm run doctor`: lists what an owner should check before they publish the site. */
await run(async () => {
  const parsed = readOptions({ usage: 'npm run doctor', help: HELP, options })
  if (!parsed) return
  const { strict, online = false, json } = parsed.values
  const diagnosis = await diagnose(online)
  const facts = { publishable: isPublishable(diagnosis), ...diagnosis }
  console.log(json ? JSON.stringify(facts, null, 2) : report(diagnosis))
  const isReady = isPublishable(diagnosis) && diagnosis.hasAddress
  if (diagnosis.faults.length > 0 || (strict && !isReady)) process.exitCode = 1
})
