import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isSample } from '@/scripts/check/is-sample'
import { publishReport, type Report } from '@/scripts/github/actions'
import {
  type DoctorResult,
  describeFailedCheck,
  describeFailure,
  planDeployment,
} from '@/scripts/github/deployment'
import { readPages } from '@/scripts/github/pages'

/**
 * A step of `.github/workflows/deploy.yml`: decides whether the commit is published. If the argument is a file with the output of the
 * check, explains why the check failed.
 */
const [checkOutput] = process.argv.slice(2)
publishReport(
  checkOutput ? describeFailedCheck(readFileSync(checkOutput, 'utf8')) : await plan(),
  process.env,
)

async function plan(): Promise<Report> {
  try {
    return await planDeployment({
      variables: process.env,
      isSample: await isSample(),
      readPages: () => readPages(process.env),
      runDoctor,
    })
  } catch (error) {
    return describeFailure(error)
  }
}

/** Runs the doctor and prints its annotations, because GitHub reads them in the log. */
function runDoctor(address: string): DoctorResult {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'doctor', '--strict', '--format', 'github'],
    { encoding: 'utf8', env: { ...process.env, SITE_URL: address } },
  )
  const output = stdout + stderr
  console.log(output)
  return { passed: status === 0, output }
}
