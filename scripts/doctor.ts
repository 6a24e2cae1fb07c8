import { readOptions } from '@/scripts/commands/options'
import { run } from '@/scripts/commands/run'
import { diagnose } from '@/scripts/doctor/diagnose'
import { report, sampleLeft } from '@/scripts/doctor/report'

const HELP = `npm run doctor [-- --strict]

Lists what to check before you publish: what stops the build, what is left of the sample, what is
missing, and pictures that are too small. Ends with code 1 if the site cannot be built.

  --strict    also ends with code 1 if a part of the sample is left, and with code 2 if the name is
              still the sample's`

const exitCodes = { nothing: 0, parts: 1, name: 2 }

await run(async () => {
  const parsed = readOptions({
    usage: 'npm run doctor',
    help: HELP,
    options: { strict: { type: 'boolean' } },
  })
  if (!parsed) return
  const diagnosis = await diagnose()
  console.log(report(diagnosis))
  if (diagnosis.faults.length > 0) process.exitCode = 1
  else if (parsed.values.strict) process.exitCode = exitCodes[sampleLeft(diagnosis)]
})
