import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import type { Random } from './random'

/** What a visitor may do next. Each says what it did, for the report of a fault. */
type Step = (page: Page, random: Random) => Promise<string>

interface Target {
  x: number
  y: number
  name: string
}

const anything =
  'a[href]:not([target="_blank"], [href^="mailto:"]), button, input, [role="option"], [role="menuitem"]'
const cards = '.project a'

/** What can be pressed where it shows. What opens a tab of its own or another program leaves the site. */
function targets(page: Page, selector: string): Promise<Target[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const name = (element.getAttribute('aria-label') ?? element.innerText).slice(0, 40)
        const isOnTop = element.contains(document.elementFromPoint(x, y))
        return isOnTop ? [{ x, y, name: name.replace(/\s+/g, ' ').trim() }] : []
      }),
    selector,
  )
}

/** Where nothing is to be pressed. */
const CORNER = 'the corner'

async function pick(page: Page, random: Random, selector = anything): Promise<Target> {
  const found = await targets(page, selector)
  return found.length > 0 ? random.pick(found) : { x: 2, y: 2, name: CORNER }
}

/** With the finger where there is a touch screen, without waiting for an answer. */
async function pressAt(page: Page, { x, y }: Target): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** At once in the page, or later than the answer, which a page that is left could not give. */
function travel(page: Page, ...ways: readonly (-1 | 1)[]): Promise<void> {
  return page.evaluate((all) => {
    for (const [i, by] of all.entries()) setTimeout(() => history.go(by), 20 * i)
  }, ways)
}

const keys =
  'Tab Tab Shift+Tab Escape Enter Space ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown'.split(' ')
const sizes = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const

const press: Step = async (page, random) => {
  const target = await pick(page, random)
  await pressAt(page, target)
  return `pressed "${target.name}"`
}

const pressTwice: Step = async (page, random) => {
  const target = await pick(page, random)
  await pressAt(page, target)
  await pressAt(page, target)
  return `pressed "${target.name}" twice`
}

const pressBoth: Step = async (page, random) => {
  const [first, second] = [await pick(page, random), await pick(page, random)]
  await pressAt(page, first)
  await pressAt(page, second)
  return `pressed "${first.name}" and at once "${second.name}"`
}

const pressBeside: Step = async (page) => {
  await pressAt(page, { x: 2, y: 2, name: '' })
  return 'pressed at the corner'
}

const openWhileClosing: Step = async (page, random) => {
  const [first, second] = [await pick(page, random, cards), await pick(page, random, cards)]
  if (first.name === CORNER) return 'found no card to open'
  await pressAt(page, first)
  await page.keyboard.press('Escape')
  await pressAt(page, second)
  return `opened "${first.name}", pressed Escape and "${second.name}"`
}

const pressKey: Step = async (page, random) => {
  const key = random.pick(keys)
  const leaves = await page.evaluate(() =>
    document.activeElement?.matches('[target="_blank"], [href^="mailto:"]'),
  )
  if (key === 'Enter' && leaves) return 'left a link to elsewhere alone'
  await page.keyboard.press(key)
  return `key ${key}`
}

const escapeTwice: Step = async (page) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  return 'Escape twice'
}

const type: Step = async (page, random) => {
  const letters = random.pick(['a', ' ', 'zz', random.pick(content.projects).title.slice(0, 3)])
  const isThere = await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('input[type="search"]')
    box?.focus()
    return document.activeElement === box
  })
  if (!isThere) return 'found nothing to type into'
  await page.keyboard.type(letters)
  return `typed "${letters}"`
}

const typeAndPress: Step = async (page, random) =>
  `${await type(page, random)} and ${await press(page, random)}`

const resize: Step = async (page, random) => {
  const [width, height] = random.pick(sizes)
  await page.setViewportSize({ width, height })
  return `resized to ${width} x ${height}`
}

const scroll: Step = async (page, random) => {
  const by = Math.round((random.next() - 0.4) * 2000)
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
  return `scrolled by ${by}`
}

const goBack: Step = async (page) => {
  await travel(page, -1)
  return 'Back'
}

const goForward: Step = async (page) => {
  await travel(page, 1)
  return 'Forward'
}

const backAndForward: Step = async (page) => {
  await travel(page, -1, 1)
  return 'Back and at once Forward'
}

const changeScreen: Step = async (page, random) => {
  const target = await pick(page, random, '#projects > a, #projects .column > a, #all-projects a:not(li a)')
  await pressAt(page, target)
  return `changed the screen by "${target.name}"`
}

const changeSystem: Step = async (page, random) => {
  const colorScheme = random.pick(['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme })
  return `the system became ${colorScheme}`
}

const reload: Step = async (page) => {
  await page.reload()
  return 'reloaded'
}

/** Presses and keys more often than the rest. */
const steps: readonly Step[] = [
  ...Array<Step>(6).fill(press),
  ...Array<Step>(5).fill(pressKey),
  ...[pressTwice, pressTwice, pressBoth, pressBeside, openWhileClosing, escapeTwice],
  ...[type, typeAndPress, resize, scroll, scroll, changeScreen, changeSystem],
  ...[goBack, goBack, goForward, backAndForward, reload],
]

/** Takes one step. @returns what it was */
export function stepOn(page: Page, random: Random): Promise<string> {
  return random.pick(steps)(page, random)
}
