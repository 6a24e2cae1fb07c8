import { parseArgs } from 'node:util'
import { content } from '../content/site'
import type { EngineChoice } from './engines/engine'
import { findEngines } from './engines/find'
import { walk } from './engines/walk'
import { exportFolder } from './folders'
import { run } from './run'
import { serve } from './serve/server'

const WALKS = 10
const STEPS = 200
/** WebKitGTK's driver tells nothing of the console, and is too slow for thousands of steps. */
const families: readonly EngineChoice['family'][] = ['chromium', 'firefox']

/**
 * `npm run fuzz [-- SEED ...] [--engine chromium|firefox]`: random walks through the built site, of the seeds named or of
 * ten new ones, in Chromium and Firefox. A walk with the same seed does the same again, so the report of a fault begins
 * with its seed.
 */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string' } },
  })
  const wrong = positionals.find((seed) => !/^\d{1,9}$/.test(seed))
  if (wrong) throw new Error(`The seed "${wrong}" is not a whole number of at most nine digits.`)
  const engines = findEngines().filter(
    ({ family }) => families.includes(family) && (!values.engine || values.engine === family),
  )
  if (engines.length === 0)
    throw new Error(`There are no walks in "${values.engine}". Choose from: ${families.join(', ')}.`)
  if (content.projects.length === 0) throw new Error('The walks need a content with projects.')
  const made = Array.from({ length: WALKS }, () => String(Math.floor(Math.random() * 1e9)))
  const seeds = positionals.length > 0 ? positionals : made
  console.log(`Seeds: ${seeds.join(' ')}. The same again: npm run fuzz -- ${seeds.join(' ')}`)
  const site = await serve({ folder: exportFolder, port: 0 })
  let failed = 0
  let walked = 0
  try {
    for (const { family, start, install } of engines) {
      if (!start) {
        console.log(`\n${family} is not installed: ${install}`)
        if (values.engine) failed += 1
        continue
      }
      for (const seed of seeds) {
        // Each in a browser of its own: a walk must not begin with what another one stored.
        const engine = await start()
        try {
          if (seed === seeds[0]) console.log(`\n${engine.name}`)
          await walk(engine, site.url, { seed: Number(seed), steps: STEPS })
          console.log(`  passed  seed ${seed}, ${STEPS} steps`)
        } catch (error) {
          failed += 1
          console.log(`  failed  ${error instanceof Error ? error.message : error}`)
        } finally {
          walked += 1
          await engine.close()
        }
      }
    }
  } finally {
    await site.close()
  }
  console.log(`\n${walked - failed} of ${walked} walks passed.`)
  if (failed > 0 || walked === 0) process.exitCode = 1
})
