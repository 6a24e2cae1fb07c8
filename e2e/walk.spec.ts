import type { Page } from '@playwright/test'
import { lateScripts, twoFrames } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Random walks check the invariants in states that no journey reaches. `WALKS=10 STEPS=200 npx
// playwright test walk` runs longer ones with new seeds; `SEED=7` repeats a walk. With odd seeds
// late files are slow, and some fail.

const { WALKS, SEED, STEPS = '25' } = process.env
/** Maximum delay of a file on a slow connection, in milliseconds. */
const LATE_MS = 3000
const walks = SEED ? 1 : Number(WALKS ?? 1)

// A press may open an outbound link, leave the page while the data of a screen still loads, or
// choose another mode than that of the system, whose map a page preloads (preload-map.ts).
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowFaults:
    /^foreign: |net::ERR_|Failed to load (resource|chunk)|Failed to fetch RSC payload|map-slim-.*was preloaded/,
})

for (let walk = 1; walk <= walks; walk++)
  test(`random walk ${walk} violates no invariant`, {
    tag: ['@every-width', '@C4', '@G4', '@G6', '@G11', '@G14'],
  }, async ({ page, site, step }) => {
    test.setTimeout(60_000 + Number(STEPS) * 4000)
    const seed = Number(SEED ?? (WALKS ? Math.floor(Math.random() * 1e9) : walk))
    const random = randomOf(seed)
    const took: string[] = []
    if (seed % 2 === 1) await makeSlow(page, randomOf(seed))
    // Go Back always leads to a page of the site.
    await site.open('/')
    await page.goto(at('/projects'))
    for (let number = 1; number <= Number(STEPS); number++) {
      try {
        await step(`step ${number}`, async () => {
          await expect(async () => {
            // The entry before the first page of the walk.
            if (page.url() === 'about:blank') await page.goForward()
            await expect(page.locator('html')).toHaveAttribute('data-app', /ready|failed/, { timeout: 500 })
          }).toPass({ timeout: 60_000 })
          const [name, act] = pick(random, steps)
          took.push(`${name} ${(await act(page, random).catch(leftMeanwhile)) ?? ''}`)
          // The compositor may have scrolled a frame further than the page knows.
          await twoFrames(page).catch(leftMeanwhile)
        })
      } catch (error) {
        const last = took.slice(-8).join('\n  ')
        throw new Error(`seed ${seed}, step ${number}, ${page.url()}, after these:\n  ${last}\n${error}`)
      }
    }
  })

/** Delays the chunks and data that are fetched later. Some chunks fail. */
async function makeSlow(page: Page, random: Random): Promise<void> {
  // A page hydrates only with the scripts in its document.
  const isLate = await lateScripts(page)
  await page.route(
    (url) => isLate(url) || url.pathname.endsWith('.txt'),
    async (route) => {
      const chance = random()
      if (chance < 0.5) await new Promise((arrive) => setTimeout(arrive, random() * LATE_MS))
      const fails = chance < 0.15 && isLate(new URL(route.request().url()))
      await (fails ? route.abort() : route.continue()).catch(() => {})
    },
  )
}

/** A press may leave the page before its step has ended. */
function leftMeanwhile(error: Error): string {
  if (/context was destroyed|navigat/.test(error.message)) return '(left the page meanwhile)'
  throw error
}

/** Returns a number from 0 (included) to 1 (excluded). */
type Random = () => number

/** Returns random numbers that are the same for the same seed (Park and Miller). */
function randomOf(seed: number): Random {
  const most = 2 ** 31 - 1
  let state = seed
  return () => {
    state = (state * 48_271) % most
    return state / most
  }
}

/** Returns one item of a list, which must not be empty. */
const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)] as T

/** An action of a visitor. @returns its target, for the report of a fault */
type Act = (page: Page, random: Random) => Promise<unknown>

/** Links that leave the pages of the site. */
const leaving = '[target="_blank"], [href^="mailto:"]'
const anything = `a[href]:not(${leaving}), button, input, [role="option"], [role="menuitem"]`
const otherScreen = 'main a[href$="/projects"], #all-projects a:not(li a), a[href*="/projects/"]:not(li a)'
const keys = 'Tab Tab Shift+Tab Escape Enter Space ArrowDown ArrowUp ArrowLeft Home End PageDown'.split(' ')
const sizes = [
  { width: 320, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]
const corner = { x: 2, y: 2, name: 'the corner' }

/** Returns a visible control that does not open a new tab or another program. */
async function target(page: Page, random: Random, selector = anything): Promise<typeof corner> {
  const found = await page.evaluate((wanted) => {
    const placed = [...document.querySelectorAll<HTMLElement>(wanted)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const name = (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').trim().slice(0, 40)
      return { x, y, name, isOnTop: element.contains(document.elementFromPoint(x, y)) }
    })
    return placed.filter(({ isOnTop }) => isOnTop)
  }, selector)
  return found.length > 0 ? pick(random, found) : corner
}

/** Presses one after the other without waiting for a reaction, by touch if possible. */
async function press(page: Page, ...targets: readonly (typeof corner)[]): Promise<string> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  for (const { x, y } of targets) await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  return targets.map(({ name }) => name).join(', ')
}

/** Steps through history. Returns before the first step, which may leave the page. */
function travel(page: Page, ...ways: readonly number[]): Promise<void> {
  return page.evaluate((all) => {
    for (const [i, by] of all.entries()) setTimeout(() => history.go(by), 20 * i)
  }, ways)
}

/** Types into the search box, if there is one. */
async function type(page: Page, random: Random): Promise<string> {
  // In one call, because the last press may be about to change the screen.
  const isThere = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('input[type="search"]')
    box?.focus()
    return box !== null
  })
  const letters = pick(random, ['a', ' ', 'zz', 'Snip'])
  if (isThere) await page.keyboard.type(letters)
  return isThere ? letters : 'nowhere'
}

async function pressKey(page: Page, random: Random): Promise<string> {
  const key = pick(random, keys)
  const leaves = await page.locator(`:focus:is(${leaving})`).count()
  if (key === 'Enter' && leaves > 0) return 'none'
  await page.keyboard.press(key)
  return key
}

/** Presses one control, or others too. The second press of two may hit what the first opened. */
const pressOne = async (page: Page, random: Random) => press(page, await target(page, random))
const pressTwo = async (page: Page, random: Random) =>
  press(page, await target(page, random), await target(page, random))
const pressTwice = async (page: Page, random: Random) => {
  const place = await target(page, random)
  return press(page, place, place)
}

/** The actions with their frequency. */
const acts: [times: number, name: string, act: Act][] = [
  [7, 'press', pressOne],
  [3, 'press twice', pressTwice],
  [1, 'press two things at once', pressTwo],
  [1, 'press beside all', (page) => press(page, corner)],
  [1, 'change the screen', async (page, random) => press(page, await target(page, random, otherScreen))],
  [5, 'key', pressKey],
  [1, 'type', type],
  [1, 'resize', (page, random) => page.setViewportSize(pick(random, sizes))],
  [2, 'scroll', (page, random) => page.mouse.wheel(0, random() * 2000 - 800)],
  [2, 'Back', (page) => travel(page, -1)],
  [1, 'Forward', (page) => travel(page, 1)],
  [1, 'two steps Back', (page) => travel(page, -2)],
  [1, 'Back and at once Forward', (page) => travel(page, -1, 1)],
  [1, 'system in light', (page) => page.emulateMedia({ colorScheme: 'light' })],
  [1, 'system in dark', (page) => page.emulateMedia({ colorScheme: 'dark' })],
  [1, 'reload', (page) => page.evaluate(() => location.reload())],
]
const steps = acts.flatMap(([times, ...act]) => Array<typeof act>(times).fill(act))
