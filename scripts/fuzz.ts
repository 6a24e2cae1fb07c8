import { spawnSync } from 'node:child_process'
import { makeBrowserReady } from './browser'
import { freePort } from './commands/port.mjs'
import { run } from './run'

const WALKS = 10
const STEPS = 200

/**
 * `npm run fuzz [-- SEED ...]`: random walks through the built site, of the seeds named or of ten new ones. A walk with the
 * same seed does the same again, so the report of a fault begins with its seed.
 */
await run(async () => {
  const named = process.argv.slice(2)
  const wrong = named.find((seed) => !/^\d{1,9}$/.test(seed))
  if (wrong) throw new Error(`The seed "${wrong}" is not a whole number of at most nine digits.`)
  const made = Array.from({ length: WALKS }, () => String(Math.floor(Math.random() * 1e9)))
  const seeds = named.length > 0 ? named : made
  console.log(`Seeds: ${seeds.join(' ')}. The same again: npm run fuzz -- ${seeds.join(' ')}`)
  const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/random-walk.spec.ts', '--project=wide'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: makeBrowserReady(),
      E2E_PORT: String(await freePort()),
      FUZZ_SEEDS: seeds.join(','),
      FUZZ_STEPS: String(STEPS),
    },
  })
  if (status !== 0) throw new Error('A walk came upon a fault: its seed and its last steps stand above.')
})
