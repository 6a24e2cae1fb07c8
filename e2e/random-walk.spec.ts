import { content } from '@/content/site'
import { engineOf } from '../scripts/engines/playwright-engine'
import { walk } from '../scripts/engines/walk'
import { at, needed, test, wideOnly } from './support/test'

/** `npm run fuzz` takes more and longer ones, in Firefox too. */
const SEED = 1
const STEPS = 40

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('G6 G11 a random walk ends nowhere wrong', wideOnly, async ({ page, baseURL }) => {
  needed(content.projects[0], 'projects')
  test.setTimeout(60_000 + STEPS * 2000)
  await walk(engineOf(page), new URL(at('/'), baseURL).href, { seed: SEED, steps: STEPS })
})
