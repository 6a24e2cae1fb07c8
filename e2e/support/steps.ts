import type { Page } from '@playwright/test'
import { content } from '@/content/site'
import type { Random } from './random'
import { settle } from './test'

/** What a visitor may do next. Each says what it did, for the report. */
export type Step = (page: Page, random: Random) => Promise<string>

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Escape',
  'Enter',
  ' ',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

const press: Step = async (page, random) => {
  const places = await page.evaluate(() => {
    const found: { x: number; y: number; name: string }[] = []
    // What opens a tab of its own or another program leaves the site.
    const selector =
      'a[href]:not([target="_blank"], [href^="mailto:"]), button, input, [role="option"], [role="menuitem"]'
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (!element.contains(document.elementFromPoint(x, y))) continue
      found.push({
        x,
        y,
        name: (element.getAttribute('aria-label') ?? element.innerText).slice(0, 40).trim(),
      })
    }
    return found
  })
  if (places.length === 0) return 'pressed nothing'
  const { x, y, name } = random.pick(places)
  await page.mouse.click(x, y)
  return `pressed "${name.replace(/\s+/g, ' ')}"`
}

const pressBeside: Step = async (page) => {
  await page.mouse.click(2, 2)
  return 'pressed at the corner'
}

const key: Step = async (page, random) => {
  const one = random.pick(keys)
  const leaves = await page.evaluate(
    () => document.activeElement?.matches('[target="_blank"], [href^="mailto:"]') ?? false,
  )
  if (one === 'Enter' && leaves) return 'left a link to elsewhere alone'
  await page.keyboard.press(one)
  return `key ${one === ' ' ? 'Space' : one}`
}

const type: Step = async (page, random) => {
  const box = page.getByRole('searchbox')
  if ((await box.count()) === 0) return 'found nothing to type into'
  const letters = random.pick(['a', ' ', 'zz', random.pick(content.projects).title.slice(0, 3)])
  await box.focus()
  await page.keyboard.type(letters)
  return `typed "${letters}"`
}

const resize: Step = async (page, random) => {
  const size = random.pick(sizes)
  await page.setViewportSize(size)
  return `resized to ${size.width} x ${size.height}`
}

const scroll: Step = async (page, random) => {
  const by = Math.round((random.next() - 0.4) * 2000)
  await page.mouse.wheel(0, by)
  return `scrolled by ${by}`
}

const travel: Step = async (page, random) => {
  const by = random.pick([-1, -1, 1])
  // The entry before the first page of the walk is the browser's own.
  await page.evaluate((way) => {
    if (way > 0 || window.navigation.canGoBack) history.go(way)
  }, by)
  return by < 0 ? 'Back' : 'Forward'
}

const reload: Step = async (page) => {
  await page.reload()
  return 'reloaded'
}

/** Presses and keys more often than the rest. */
const steps: readonly Step[] = [
  ...Array<Step>(6).fill(press),
  ...Array<Step>(5).fill(key),
  pressBeside,
  type,
  type,
  resize,
  scroll,
  scroll,
  travel,
  travel,
  reload,
]

/** Takes one step. @returns what it was */
export async function stepOn(page: Page, random: Random): Promise<string> {
  const did = await random.pick(steps)(page, random)
  await settle(page).catch(() => {
    // The step has left the page; the next one is waited for by what must hold there.
  })
  return did
}
