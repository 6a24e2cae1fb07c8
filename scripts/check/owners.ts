import { forEachOwner } from '@/__tests__/support/owner'
import { freePort } from '@/scripts/commands/port'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

/**
 * `npm test -- owners [NAME ...]`: writes the content of the named owners of `__tests__/owners`, by default of all, into a copy of the
 * checkout, and runs `npm test` there.
 */
await run(async () => {
  const results: string[] = []
  await forEachOwner(process.argv.slice(2), async (name, copy) => {
    console.log(`\nOwner: ${name}`)
    const start = performance.now()
    const env = { E2E_PORT: String(await freePort()) }
    const passed = runProgram(['npm', 'test'], { folder: copy, env, minutes: 45 })
    if (!passed) process.exitCode = 1
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    results.push(`${seconds.padStart(6)} s  ${name}${passed ? '' : ': failed'}`)
  })
  console.log(`\nOwners:\n${results.join('\n')}`)
})
