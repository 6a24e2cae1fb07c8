import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isSample } from './check/is-sample'
import { publishReport } from './github/actions'
import { type DoctorResult, describeFailedCheck, planDeployment } from './github/deployment'
import { readPages } from './github/pages'
import { run } from './run'

/**
 * A step of `.github/workflows/deploy.yml`: decides whether the commit is published. With a file that holds the output of the
 * check, explains why the check failed.
 */
await run(async () => {
  const [checkOutput] = process.argv.slice(2)
  if (checkOutput) return publishReport(describeFailedCheck(readFileSync(checkOutput, 'utf8')), process.env)
  const report = await planDeployment({
    variables: process.env,
    isSample: await isSample(),
    readPages: () => readPages(process.env),
    runDoctor,
  })
  publishReport(report, process.env)
})

/** Its annotations are printed, because GitHub reads them there. */
function runDoctor(address: string): DoctorResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/doctor.ts', '--strict', '--format', 'github'],
    { encoding: 'utf8', env: { ...process.env, SITE_URL: address } },
  )
  const output = stdout + stderr
  console.log(output)
  return { passed: status === 0, output }
}
