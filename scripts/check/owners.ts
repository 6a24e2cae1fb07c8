import { rmSync } from 'node:fs'
import { copyWithOwner, ownerFiles } from '@/__tests__/support/owner'
import { runProgram } from '@/scripts/commands/program'
import { run } from '@/scripts/commands/run'

/**
 * `node scripts/run.mjs check/owners [FILE ...]`: runs `npm test` in copies of the checkout with
 * the content of invented owners, by default of all in `__tests__/owners`. The copy of an owner
 * that fails stays.
 */
await run(async () => {
  const named = process.argv.slice(2)
  for (const file of named.length > 0 ? named : ownerFiles) {
    console.log(`\nOwner: ${file}`)
    const copy = await copyWithOwner(file)
    if (!runProgram(['npm', 'test'], copy)) throw new Error(`${file} failed, in ${copy}.`)
    rmSync(copy, { recursive: true })
  }
})
