import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import { needed } from './support/projects'
import { scripts } from './support/site'
import { at, everyWidth, expect, test } from './support/test'
import { pressAgain } from './support/touch'

// Random walks, which find what no journey thought of. `WALKS=10 STEPS=200 npx playwright test walk` takes longer ones of
// new seeds, every second one on a slow processor and a bad line; `SEED=7` takes the one of a seed again.

const { WALKS, SEED, STEPS = '25' } = process.env
/** How late a file may be on a bad line, in milliseconds. */
const LATE_MS = 3000
const SLOW_PROCESSOR = 4
/** How much of a walk the report of a fault repeats. */
const REMEMBERED = 8
const walks = SEED ? 1 : Number(WALKS ?? 1)

// A press that comes at once after another may hit a link to elsewhere, which leads to a tab of its own.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  allowFaults: /^foreign: |net::ERR_|Failed to load resource/,
})

for (let walk = 1; walk <= walks; walk++)
  test(`C4 G4 G6 G11 random walk ${walk} ends nowhere wrong`, everyWidth, async ({ page, site, step }) => {
    needed(content.projects[0], 'projects')
    test.setTimeout(60_000 + Number(STEPS) * 4000)
    const seed = Number(SEED ?? (WALKS ? Math.floor(Math.random() * 1e9) : walk))
    const random = randomOf(seed)
    const took: string[] = []
    if (seed % 2 === 1) await makeSlow(page, randomOf(seed))
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
          const [name, act] = pick(random, steps)
          took.push(`${name} ${(await act(page, random).catch(leftMeanwhile)) ?? ''}`)
        })
      } catch (error) {
        const last = took.slice(-REMEMBERED).join('\n  ')
        throw new Error(`seed ${seed}, step ${number}, after these:\n  ${last}\n${error}`)
      }
    }
  })

/** A slow processor, and a line on which code and data that are fetched later come late or, in part, not at all. */
async function makeSlow(page: Page, random: Random): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'chromium') {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR })
  }
  // Without the scripts that its document names a page would not become ready.
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

/** A press may lead to another page before its step has come to its end. */
function leftMeanwhile(error: Error): string {
  if (/context was destroyed|navigat/.test(error.message)) return '(left the page meanwhile)'
  throw error
}

/** From 0 up to 1, without 1. */
type Random = () => number

/** Numbers that look random and are the same for the same seed (Park and Miller's), so that a walk can be taken again. */
function randomOf(seed: number): Random {
  const most = 2 ** 31 - 1
  let state = seed
  return () => {
    state = (state * 48_271) % most
    return state / most
  }
}

/** One of these. There must be one. */
const pick = <T>(random: Random, from: readonly T[]) => from[Math.floor(random() * from.length)] as T

/** What a visitor may do next. @returns with what, for the report of a fault */
type Act = (page: Page, random: Random) => Promise<unknown>

const anything =
  'a[href]:not([target="_blank"], [href^="mailto:"]), button, input, [role="option"], [role="menuitem"]'
const cards = '.project a'
const otherScreen = '#projects > a, #projects .column > a, #all-projects a:not(li a)'
const keys =
  'Tab Tab Shift+Tab Escape Enter Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown'.split(' ')
const sizes = [
  ...[320, 390].map((width) => ({ width, height: 844 })),
  ...[844, 1440].map((width) => ({ width, height: 390 })),
]
/** Where nothing is to be pressed. */
const corner = { x: 2, y: 2, name: 'the corner' }

/** One of what can be pressed where it shows. What opens a tab of its own or another program leaves the site. */
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

/** One after the other, with the finger where there is a touch screen, without waiting for an answer. */
async function press(page: Page, ...targets: readonly (typeof corner)[]): Promise<string> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  for (const { x, y } of targets) await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  return targets.map(({ name }) => name).join(', ')
}

/** At once in the page, or later than the answer, which a page that is left could not give. */
function travel(page: Page, ...ways: readonly number[]): Promise<void> {
  return page.evaluate((all) => {
    for (const [i, by] of all.entries()) setTimeout(() => history.go(by), 20 * i)
  }, ways)
}

/** Into the search box, where there is one. */
async function type(page: Page, random: Random): Promise<string> {
  const letters = pick(random, ['a', ' ', 'zz', pick(random, content.projects).title.slice(0, 3)])
  // In one go: the press before may be about to lead to the other screen.
  const isThere = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('input[type="search"]')
    box?.focus()
    return box !== null
  })
  if (!isThere) return 'nowhere'
  await page.keyboard.type(letters)
  return letters
}

/** Two presses at one place, of which the second may hit what the first has brought. */
async function pressTwice(page: Page, random: Random): Promise<string> {
  const place = await target(page, random)
  const ms = Math.round(40 + random() * 440)
  if (page.context().browser()?.browserType().name() !== 'chromium') return press(page, place, place)
  await pressAgain(page, place, ms, () => page.evaluate(() => new Promise(requestAnimationFrame)))
  return `${place.name}, ${ms} ms apart`
}

/** Letters of an input method into the search box, which stay unfinished for a while. */
async function compose(page: Page, random: Random): Promise<string> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return 'nothing'
  if ((await type(page, random)) === 'nowhere') return 'nowhere'
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'zho', selectionStart: 3, selectionEnd: 3 })
  await session.send('Input.insertText', { text: '中' })
  await session.detach()
  return '中'
}

/** Another tab of the site chooses a mode, which this page hears of as a storage event. */
async function chooseElsewhere(page: Page, random: Random): Promise<string> {
  const mode = pick(random, ['light', 'dark'])
  const other = await page.context().newPage()
  await other.goto(at('/llms.txt'))
  await other.evaluate((value) => localStorage.setItem('theme', value), mode)
  await other.close()
  return mode
}

/** To a file of the site that is no page, and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(at('/llms.txt'))
  await page.goBack()
}

async function pressKey(page: Page, random: Random): Promise<string> {
  const key = pick(random, keys)
  const leaves = await page.locator(':focus:is([target="_blank"], [href^="mailto:"])').count()
  if (key === 'Enter' && leaves > 0) return 'none'
  await page.keyboard.press(key)
  return key
}

async function openWhileClosing(page: Page, random: Random): Promise<string> {
  const [first, second] = [await target(page, random, cards), await target(page, random, cards)]
  if (first === corner) return 'nothing'
  await press(page, first)
  await page.keyboard.press('Escape')
  return press(page, second)
}

const pressed = async (page: Page, random: Random) => press(page, await target(page, random))
const pressedTwo = async (page: Page, random: Random) =>
  press(page, await target(page, random), await target(page, random))

/** How often each is done: presses and keys more often than the rest. */
const acts: [times: number, name: string, act: Act][] = [
  [7, 'press', pressed],
  [3, 'press twice', pressTwice],
  [1, 'press two things at once', pressedTwo],
  [1, 'press beside all', (page) => press(page, corner)],
  [1, 'change the screen', async (page, random) => press(page, await target(page, random, otherScreen))],
  [1, 'open while one closes', openWhileClosing],
  [5, 'key', pressKey],
  [1, 'Escape twice', (page) => page.keyboard.press('Escape').then(() => page.keyboard.press('Escape'))],
  [1, 'type', type],
  [1, 'type and press', async (page, random) => [await type(page, random), await pressed(page, random)]],
  [1, 'resize', (page, random) => page.setViewportSize(pick(random, sizes))],
  [2, 'scroll', (page, random) => page.mouse.wheel(0, random() * 2000 - 800)],
  [2, 'Back', (page) => travel(page, -1)],
  [1, 'Forward', (page) => travel(page, 1)],
  [1, 'two steps Back', (page) => travel(page, -2)],
  [1, 'compose', compose],
  [1, 'mode of another tab', chooseElsewhere],
  [1, 'leave and return', leaveAndReturn],
  [1, 'Back and at once Forward', (page) => travel(page, -1, 1)],
  [1, 'system in light', (page) => page.emulateMedia({ colorScheme: 'light' })],
  [1, 'system in dark', (page) => page.emulateMedia({ colorScheme: 'dark' })],
  [1, 'reload', (page) => page.evaluate(() => location.reload())],
]
const steps = acts.flatMap(([times, ...act]) => Array<typeof act>(times).fill(act))
