import { forEachOwner } from '@/__tests__/support/owner'
import { freePort } from '@/scripts/commands/port'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

const ownersTests = ['npm test']

/** The tests of the template, which must pass with any content. */
const templateTests = [
  'npm run --silent build',
  'jest --ci --silent',
  'node scripts/run.mjs check/export',
  'playwright test --project=narrow --project=wide',
]

/**
 * `npm test -- owners [NAME ...]`: writes the content of the named owners of `__tests__/owners`, by default of all, into a copy of the
 * checkout, and runs `npm test` there. With `--deep`, runs the tests of the template on that content instead.
 */
await run(async () => {
  const words = process.argv.slice(2)
  const named = words.filter((word) => word !== '--deep')
  const checks = words.includes('--deep') ? templateTests : ownersTests
  const results: string[] = []
  await forEachOwner(named, async (name, copy) => {
    console.log(`\nOwner: ${name}`)
    const start = performance.now()
    const env = { E2E_PORT: String(await freePort()) }
    const failed = checks.find((check) => !runProgram(check.split(' '), { folder: copy, env, minutes: 45 }))
    if (failed) process.exitCode = 1
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    results.push(`${seconds.padStart(6)} s  ${name}${failed ? `: "${failed}" failed` : ''}`)
  })
  console.log(`\nOwners:\n${results.join('\n')}`)
})
