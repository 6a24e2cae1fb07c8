import { readdirSync } from 'node:fs'
import { type Owner, writeOwner } from '../__tests__/support/owner'
import { inCheckoutCopy } from './checkout-copy'
import { freePort } from './commands/port.mjs'
import { runProgram } from './program'
import { run } from './run'

/** What is said of any content, and so must hold for each owner. */
const checks = [
  'npm run --silent build',
  'jest --ci --silent',
  'jiti scripts/check-export.ts',
  'playwright test --project=narrow --project=wide',
]

/**
 * `npm test -- owners [NAME ...]`: builds the site of each owner of `__tests__/owners`, or of those named, in a copy of
 * the checkout, and runs the unit tests, the export checks and the browser tests against it.
 */
await run(async () => {
  const known = readdirSync('__tests__/owners').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no owner "${unknown}". Choose from: ${known.join(', ')}.`)
  await inCheckoutCopy(async (copy) => {
    for (const name of named.length > 0 ? named : known) {
      console.log(`\nOwner: ${name}`)
      const { owner } = (await import(`../__tests__/owners/${name}`)) as { owner: Owner }
      await writeOwner(copy, owner)
      for (const check of checks) {
        const env = { E2E_PORT: String(await freePort()) }
        if (!runProgram(check.split(' '), { folder: copy, env })) throw new Error(`"${check}" failed.`)
      }
    }
  })
})
