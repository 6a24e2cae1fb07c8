import { spawnSync } from 'node:child_process'
import { codeBlock, publishReport, setupOptions } from '@/scripts/github/actions'

/** A step of `.github/workflows/setup.yml`: runs `npm run setup` with the inputs of the workflow, and reports what it imported. */
const { env } = process
try {
  const options = setupOptions(env, process.cwd())
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'setup', ...options], {
    encoding: 'utf8',
  })
  const output = stdout + stderr
  console.log(output)
  if (status !== 0) throw new Error(output.trim())
  publishReport({ summary: ['## Setup', '', ...codeBlock(output)] }, env)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  publishReport({ summary: ['## Nothing was imported', '', ...codeBlock(reason)], errors: [reason] }, env)
}
