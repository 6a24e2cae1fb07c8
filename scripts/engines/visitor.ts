import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ask, type Engine, type Key } from './engine'
import { look, type Query, type Seen } from './in-page'

const PATIENCE_MS = 15_000
const BETWEEN_LOOKS_MS = 50

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Somebody who uses the site in one engine: finds by role and name, acts, and waits until something is so. What does not
 * come about in time is an error that says what was awaited.
 */
export class Visitor {
  readonly #engine: Engine
  readonly #home: string

  /** @param home the address of the home page, with a slash at its end */
  constructor(engine: Engine, home: string) {
    this.#engine = engine
    this.#home = home
  }

  /** Opens a page below the site's address, such as `projects`, and waits until it has loaded and its scripts have taken over. */
  async open(path = ''): Promise<void> {
    await this.visit(path)
    await this.takenOver()
  }

  /** Opens any file of the site. */
  async visit(path: string): Promise<void> {
    await this.#engine.goto(new URL(path, this.#home).href)
  }

  async takenOver(): Promise<void> {
    await this.loaded()
    await this.until(
      'the scripts have taken over',
      () => document.documentElement.dataset.app === 'ready',
      null,
    )
  }

  /** Until the end of the page's `load`: before it WebKit may lack styles, and drops a way through the history. */
  loaded(): Promise<void> {
    return this.until(
      'the page has loaded',
      () => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return visit !== undefined && visit.loadEventEnd > 0
      },
      null,
    )
  }

  resize(width: number, height: number): Promise<void> {
    return this.#engine.resize(width, height)
  }

  /**
   * Back and forward in the history, from a page that has loaded.
   *
   * @param by -1 for Back, 1 for Forward
   */
  async travel(by: -1 | 1): Promise<void> {
    await this.loaded()
    // Later than the answer, which a page that is left could not give.
    await this.ask((way) => void setTimeout(() => history.go(way)), by)
  }

  back(): Promise<void> {
    return this.travel(-1)
  }

  forward(): Promise<void> {
    return this.travel(1)
  }

  async reload(): Promise<void> {
    await this.ask(() => {
      Reflect.set(window, 'beforeReload', true)
      setTimeout(() => location.reload())
    }, null)
    await this.until('the page is loaded again', () => !Reflect.has(window, 'beforeReload'), null)
    await this.takenOver()
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text)
  }

  pressAt(x: number, y: number): Promise<void> {
    return this.#engine.pressAt(x, y)
  }

  wheel(by: number): Promise<void> {
    return this.#engine.wheel(by)
  }

  /** What the pages complained of so far. */
  get faults(): readonly string[] {
    return this.#engine.faults
  }

  key(key: Key): Promise<void> {
    return this.#engine.key(key)
  }

  /** Presses the first element that is found, once it stands still and nothing covers it. */
  async press(query: Query): Promise<void> {
    await this.find(query)
    let before: Seen | undefined
    const one = await this.#poll(`${said(query)} can be pressed`, async () => {
      const [now] = await this.#look(query, true)
      const still = now?.hit && before?.x === now.x && before.y === now.y
      before = now
      return still ? now : undefined
    })
    await this.#engine.pressAt(one.x, one.y)
  }

  /** Waits until it is there, and tells about the first. */
  find(query: Query): Promise<Seen> {
    return this.sees(query, () => true, 'is there')
  }

  /** Waits until the first one is as wanted. @param wanted in words, for the error */
  async sees(query: Query, is: (seen: Seen) => boolean, wanted: string): Promise<Seen> {
    return this.#poll(`${said(query)} ${wanted}`, async () => {
      const [first] = await this.#look(query)
      return first && is(first) ? first : undefined
    })
  }

  /** Waits until there are none, or as many as this. */
  async count(query: Query, expected: number): Promise<void> {
    await this.#poll(`${said(query)} is there ${expected} times`, async () =>
      (await this.#look(query)).length === expected ? true : undefined,
    )
  }

  /** Waits until these texts stand there in this order. */
  async texts(query: Query, expected: readonly string[]): Promise<void> {
    await this.#poll(`${said(query)} say ${expected.join(', ')}`, async () => {
      const shown = (await this.#look(query)).map(({ text }) => text.trim())
      return JSON.stringify(shown) === JSON.stringify(expected) ? true : undefined
    })
  }

  /** Waits until the page has come to the end of a scroll. */
  async rests(): Promise<void> {
    let [before, still] = [-1, 0]
    await this.#poll('the page stands still', async () => {
      const now = await this.ask(() => window.scrollY, null)
      // A busy browser may paint the same place twice on its way.
      still = now === before ? still + 1 : 0
      before = now
      return still > 4 ? true : undefined
    })
  }

  /** Waits until the address is this one below the site's own. */
  address(path: string): Promise<void> {
    const expected = new URL(path, this.#home).href
    return this.until(`the address is ${expected}`, (wanted) => location.href === wanted, expected)
  }

  /** Waits until a function that runs in the page gives true. */
  async until<A>(what: string, is: (argument: A) => boolean, argument: A): Promise<void> {
    await this.#poll(what, async () => ((await this.ask(is, argument)) ? true : undefined))
  }

  /** Runs a function in the page. It must not use anything from around it. */
  ask<A, R>(run: (argument: A) => R, argument: A): Promise<R> {
    return ask(this.#engine, run, argument)
  }

  async #look(query: Query, bring = false): Promise<Seen[]> {
    if (!(await this.ask(() => Reflect.has(window, 'TestingLibraryDom'), null))) {
      await this.#engine.evaluate(`(() => { ${library}\n; return '' })()`)
    }
    return this.ask(look, { query, bring })
  }

  /** Lets what is under way in the page (events, renders, frames) come to its end; a page that is left has none. */
  async settle(): Promise<void> {
    await this.#engine.evaluate(`(${twoFrames})().then(() => '')`).catch(() => {})
  }

  async #poll<T>(what: string, probe: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + PATIENCE_MS
    let trouble = ''
    while (Date.now() < end) {
      try {
        const found = await probe()
        if (found !== undefined) return found
        trouble = ''
      } catch (error) {
        // A page that is being left cannot answer; the next one will.
        trouble = ` (${error instanceof Error ? error.message : error})`
      }
      await new Promise((done) => setTimeout(done, BETWEEN_LOOKS_MS))
    }
    const at = await this.ask(() => location.href, null).catch(() => 'an unknown address')
    throw new Error(`Waited in vain until ${what}, at ${at}${trouble}.`)
  }
}

function said({ role, name, inside }: Query): string {
  const named = name === undefined ? '' : ` "${typeof name === 'string' ? name : `${name.starts}…`}"`
  return `${role}${named}${inside ? ` in ${said(inside)}` : ''}`
}

/** Runs in the page. */
async function twoFrames() {
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}
