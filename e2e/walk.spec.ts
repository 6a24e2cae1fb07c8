import { content } from '@/content/site'
import { needed } from './support/projects'
import { Random } from './support/random'
import { at, expect, test } from './support/test'
import { stepOn } from './support/walk-steps'

// Random walks, which find what no journey thought of. `WALKS=10 STEPS=200 npx playwright test walk` takes longer ones of
// new seeds, and `SEED=7` the one of a seed again.

const { WALKS, SEED, STEPS = '25' } = process.env
/** How much of a walk the report of a fault repeats. */
const REMEMBERED = 8
const walks = SEED ? 1 : Number(WALKS ?? 2)

// A press that comes at once after another may hit a link to elsewhere, which leads to a tab of its own.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], allowFaults: /^foreign: |net::ERR_/ })

for (let walk = 1; walk <= walks; walk++)
  test(`C4 G4 G6 G11 random walk ${walk} ends nowhere wrong`, async ({ page, site, step }) => {
    needed(content.projects[0], 'projects')
    test.setTimeout(60_000 + Number(STEPS) * 4000)
    const seed = Number(SEED ?? (WALKS ? Math.floor(Math.random() * 1e9) : walk))
    const random = new Random(seed)
    const took: string[] = []
    // Go Back leads to what comes before: always a page of the site.
    await site.open('/')
    await page.goto(at('/projects'))
    for (let number = 1; number <= Number(STEPS); number++) {
      try {
        await step(`step ${number}`, async () => {
          await expect(async () => {
            // The entry before the first page of the walk is the browser's own.
            if (page.url() === 'about:blank') await page.goForward()
            await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 500 })
          }).toPass()
          took.push(await stepOn(page, random).catch(leftMeanwhile))
        })
      } catch (error) {
        const last = took.slice(-REMEMBERED).join('\n  ')
        throw new Error(`seed ${seed}, step ${number}, after these:\n  ${last}\n${error}`)
      }
    }
  })

/** A press may lead to another page before its step has come to its end. */
function leftMeanwhile(error: Error): string {
  if (/context was destroyed|navigat/.test(error.message)) return 'left the page meanwhile'
  throw error
}
