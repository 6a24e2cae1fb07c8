import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, Capabilities, Origin, Key as SeleniumKey } from 'selenium-webdriver'
import { freePort } from '../commands/port.mjs'
import type { Engine, Key } from './engine'

/** Where the programs of WebKitGTK are. */
export interface WebKitPrograms {
  driver: string
  browser: string
  /** `Xvfb`, where there is no display. */
  display?: string | undefined
}

/** WebKitGTK's own browser by WebDriver: the engine of Safari, as Linux has it. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const port = await freePort()
  const screen = display ? await startDisplay(display) : undefined
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen && { DISPLAY: screen.name }), WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  })
  const stop = () => {
    service.kill()
    screen?.process.kill()
  }
  try {
    const capabilities = new Capabilities()
      .set('browserName', 'MiniBrowser')
      .set('pageLoadStrategy', 'none')
      .set('webkitgtk:browserOptions', { binary: browser, args: ['--automation'] })
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build()
    const version = (await session.getCapabilities()).getBrowserVersion()
    return {
      name: `WebKitGTK ${version}, driven by WebDriver`,
      faults: [],
      goto: (address) => session.get(address),
      resize: async (width, height) => {
        await session.manage().window().setRect({ x: 0, y: 0, width, height })
      },
      pressAt: (x, y) =>
        session
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      // Its driver has no wheel.
      wheel: (by) => session.executeScript(`window.scrollBy(0, ${by})`),
      type: (text) => session.actions().sendKeys(text).perform(),
      key: (key) =>
        key === 'Shift+Tab'
          ? session
              .actions()
              .keyDown(SeleniumKey.SHIFT)
              .sendKeys(SeleniumKey.TAB)
              .keyUp(SeleniumKey.SHIFT)
              .perform()
          : session.actions().sendKeys(seleniumKeys[key]).perform(),
      evaluate: (expression) => session.executeScript<string>(`return ${expression}`),
      close: () => session.quit().finally(stop),
    }
  } catch (error) {
    stop()
    throw error
  }
}

const seleniumKeys: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  ' ': SeleniumKey.SPACE,
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowUp: SeleniumKey.ARROW_UP,
  Home: SeleniumKey.HOME,
  End: SeleniumKey.END,
}

/** A display without a screen. It chooses its number itself and writes it when it is ready. */
function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    process.once('error', reject)
    process.once('exit', (code) => reject(new Error(`${program} ended with code ${code}.`)))
    process.stdio[3]?.once('data', (number) => resolve({ name: `:${String(number).trim()}`, process }))
  })
}
