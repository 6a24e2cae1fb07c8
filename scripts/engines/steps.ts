import { content } from '../../content/site'
import type { Key } from './engine'
import type { Random } from './random'
import type { Visitor } from './visitor'

/** What a visitor may do next. Each says what it did, for the report. */
type Step = (visitor: Visitor, random: Random) => Promise<string>

const keys: readonly Key[] = [
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
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const

const press: Step = async (visitor, random) => {
  const found = await visitor.ask(() => {
    // What opens a tab of its own or another program leaves the site.
    const selector =
      'a[href]:not([target="_blank"], [href^="mailto:"]), button, input, [role="option"], [role="menuitem"]'
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const name = (element.getAttribute('aria-label') ?? element.innerText).slice(0, 40).trim()
      return element.contains(document.elementFromPoint(x, y)) ? [{ x, y, name }] : []
    })
  }, null)
  if (found.length === 0) return 'pressed nothing'
  const { x, y, name } = random.pick(found)
  await visitor.pressAt(x, y)
  return `pressed "${name.replace(/\s+/g, ' ')}"`
}

const pressBeside: Step = async (visitor) => {
  await visitor.pressAt(2, 2)
  return 'pressed at the corner'
}

const key: Step = async (visitor, random) => {
  const one = random.pick(keys)
  const leaves = await visitor.ask(
    () => document.activeElement?.matches('[target="_blank"], [href^="mailto:"]') ?? false,
    null,
  )
  if (one === 'Enter' && leaves) return 'left a link to elsewhere alone'
  await visitor.key(one)
  return `key ${one === ' ' ? 'Space' : one}`
}

const type: Step = async (visitor, random) => {
  const letters = random.pick(['a', ' ', 'zz', random.pick(content.projects).title.slice(0, 3)])
  const isThere = await visitor.ask(() => {
    const box = document.querySelector<HTMLInputElement>('input[type="search"]')
    box?.focus()
    return box !== null
  }, null)
  if (!isThere) return 'found nothing to type into'
  await visitor.type(letters)
  return `typed "${letters}"`
}

const resize: Step = async (visitor, random) => {
  const [width, height] = random.pick(sizes)
  await visitor.resize(width, height)
  return `resized to ${width} x ${height}`
}

const scroll: Step = async (visitor, random) => {
  const by = Math.round((random.next() - 0.4) * 2000)
  await visitor.wheel(by)
  return `scrolled by ${by}`
}

const travel: Step = async (visitor, random) => {
  const by = random.pick([-1, -1, 1] as const)
  await visitor.travel(by)
  return by < 0 ? 'Back' : 'Forward'
}

const reload: Step = async (visitor) => {
  await visitor.reload()
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
export async function stepOn(visitor: Visitor, random: Random): Promise<string> {
  const did = await random.pick(steps)(visitor, random)
  await visitor.settle()
  return did
}
