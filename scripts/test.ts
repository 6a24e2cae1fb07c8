import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSample } from '@/scripts/check/is-sample'
import { countResults, listSteps } from '@/scripts/check/steps'
import { freePort } from '@/scripts/commands/port'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

/**
 * `npm test`: runs the steps of a job until one fails. The default is the template's check on the sample, and the owner's check on any
 * other content (see `listSteps`).
 */
await run(async () => {
  const sample = await isSample()
  const defaultName = sample ? 'all' : 'owner'
  const [job = defaultName, ...owners] = process.argv.slice(2)
  // The commands are split at spaces, which the path of a temporary folder may contain.
  const reports = mkdtempSync(join('node_modules', '.reports-'))
  const jobs = listSteps(reports, sample, owners)
  const steps = jobs[job]
  if (!steps) {
    rmSync(reports, { recursive: true })
    const known = Object.keys(jobs).join(', ')
    if (['--help', '-h'].includes(job)) {
      return console.log(
        `npm test [-- PART]\n\nRuns the part ${defaultName}, or PART: ${known} (docs/CONTRIBUTING.md).`,
      )
    }
    throw new Error(
      `There is no "${job}". Choose from: ${known}. Without an argument, npm test runs ${defaultName} here.`,
    )
  }
  if (job === 'owner') console.log('Testing your site. To test the template with it, run "npm test -- all".')
  const env = {
    // A free port, so a site that runs on this machine is not tested by mistake.
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  }
  const lines: string[] = []
  const sum = { passed: 0, failed: 0 }
  for (const { name, commands, minutes, fix, report } of steps) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    const succeeded = commands.every((command) => runProgram(command.split(' '), { env, minutes }))
    const { passed, failed } = countResults(succeeded, report)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    lines.push(`${failed ? 'failed' : 'passed'} ${seconds.padStart(6)} s  ${name}`)
    sum.passed += passed
    sum.failed += failed
    if (failed) {
      lines.push(fix)
      process.exitCode = 1
      break
    }
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(['', ...lines, '', `${sum.passed} passed, ${sum.failed} failed`].join('\n'))
})
