import type { Page } from '@playwright/test'
import { content } from '@/content/schema/load'
import { needed } from '@/e2e/support/projects'
import { scripts } from '@/e2e/support/site'
import { at, expect, test } from '@/e2e/support/test'

// Random walks check the invariants in states that no journey reaches. `WALKS=10 STEPS=200 npx playwright test walk` runs longer ones with
// new seeds; odd seeds have a slow processor and a slow connection. `SEED=7` repeats a walk.

const { WALKS, SEED, STEPS = '25' } = process.env
const isLong = Boolean(WALKS || SEED)
/** Maximum delay of a file on a slow connection, in milliseconds. */
const LATE_MS = 3000
const SLOW_PROCESSOR = 4
/** Maximum time until a page is ready on a busy machine, in milliseconds. */
const READY_MS = 60_000
/** Steps in the report of a fault. */
const REMEMBERED = 8
const walks = SEED ? 1 : Number(WALKS ?? 1)

// A second press may hit an outbound link, which opens a new tab, or leave the page while the data of a screen still loads.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowFaults: /^foreign: |net::ERR_|Failed to load resource|Failed to fetch RSC payload/,
})

for (let walk = 1; walk <= walks; walk++)
  test(`random walk ${walk} violates no invariant`, {
    tag: ['@every-width', '@C4', '@G4', '@G6', '@G11'],
  }, async ({ page, site, step }) => {
    needed(content.projects[0], 'projects')
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
          }).toPass({ timeout: READY_MS })
          const [name, act] = pick(random, steps)
          took.push(`${name} ${(await act(page, random).catch(leftMeanwhile)) ?? ''}`)
          await twoFrames(page).catch(leftMeanwhile)
        })
      } catch (error) {
        const last = took.slice(-REMEMBERED).join('\n  ')
        throw new Error(`seed ${seed}, step ${number}, ${page.url()}, after these:\n  ${last}\n${error}`)
      }
    }
  })

/** The compositor may have scrolled a frame further than the scripts of the page know. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/**
 * Delays the chunks and data that are fetched later. Some chunks fail. In longer walks the processor is slow too; the short one leaves it as it
 * is, because Chromium keeps the real processor busy to slow a page.
 */
async function makeSlow(page: Page, random: Random): Promise<void> {
  if (isLong && page.context().browser()?.browserType().name() === 'chromium') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  }
  // A page hydrates only with the scripts in its document.
  const documents = await Promise.all(['/', '/projects'].map((path) => page.request.get(at(path))))
  const named = (await Promise.all(documents.map((document) => document.text()))).join()
  const isNamed = (url: string) => named.includes(new URL(url).pathname)
  await page.route(/_next\/static\/.*\.js|\.txt(\?|$)/, async (route) => {
    const url = route.request().url()
    if (isNamed(url)) return route.continue()
    const chance = random()
    if (chance < 0.5) await new Promise((arrive) => setTimeout(arrive, random() * LATE_MS))
    await (chance < 0.15 && scripts.test(url) ? route.abort() : route.continue()).catch(() => {})
  })
}

/** A press may leave the page before its step has ended. */
function leftMeanwhile(error: Error): string {
  if (/context was destroyed|navigat/.test(error.message)) return '(left the page meanwhile)'
  throw error
}

/** Returns a number from 0 (included) to 1 (excluded). */
type Random = () => number

/** Returns random numbers that are the same for the same seed (Park and Miller), so a walk can be repeated. */
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

/** Links that leave the pages of the site. The page without scripts links to its pictures. */
const leaving = '[target="_blank"], [href^="mailto:"], [href*="/pictures/"]'
const anything = `a[href]:not(${leaving}), button, input, [role="option"], [role="menuitem"]`
const otherScreen = '#projects a[href$="/projects"], #all-projects a:not(li a)'
const keys =
  'Tab Tab Shift+Tab Escape Enter Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown'.split(' ')
const sizes = [
  ...[320, 390].map((width) => ({ width, height: 844 })),
  ...[844, 1440].map((width) => ({ width, height: 390 })),
]
const corner = { x: 2, y: 2, name: 'the corner' }

/** Returns a visible control that does not open a new tab or another program. */
async function target(page: Page, random: Random, selector = anything): Promise<typeof corner> {
  const found = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isOnTop = element.contains(document.elementFromPoint(x, y))
        const name = (element.ariaLabel ?? element.innerText).replace(/\s+/g, ' ').trim().slice(0, 40)
        return isOnTop ? [{ x, y, name }] : []
      }),
    selector,
  )
  return found.length > 0 ? pick(random, found) : corner
}

/** Presses one after the other, by touch if there is a touch screen, without waiting for a reaction. */
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
  const letters = pick(random, ['a', ' ', 'zz', pick(random, content.projects).title.slice(0, 3)])
  // In one call, because the last press may be about to change the screen.
  const isThere = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('input[type="search"]')
    box?.focus()
    return box !== null
  })
  if (!isThere) return 'nowhere'
  await page.keyboard.type(letters)
  return letters
}

/** Presses one place twice. The second press may hit what the first one opened. */
async function pressTwice(page: Page, random: Random): Promise<string> {
  const place = await target(page, random)
  return press(page, place, place)
}

async function pressKey(page: Page, random: Random): Promise<string> {
  const key = pick(random, keys)
  const leaves = await page.locator(`:focus:is(${leaving})`).count()
  if (key === 'Enter' && leaves > 0) return 'none'
  await page.keyboard.press(key)
  return key
}

const pressOne = async (page: Page, random: Random) => press(page, await target(page, random))
const pressTwo = async (page: Page, random: Random) =>
  press(page, await target(page, random), await target(page, random))

/** The actions with their frequency. */
const acts: [times: number, name: string, act: Act][] = [
  [7, 'press', pressOne],
  [3, 'press twice', pressTwice],
  [1, 'press two things at once', pressTwo],
  [1, 'press beside all', (page) => press(page, corner)],
  [1, 'change the screen', async (page, random) => press(page, await target(page, random, otherScreen))],
  [5, 'key', pressKey],
  [1, 'Escape twice', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('Escape'))],
  [1, 'type', type],
  [1, 'type and press', async (page, random) => [await type(page, random), await pressOne(page, random)]],
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
