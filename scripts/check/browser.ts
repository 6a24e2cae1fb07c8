import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'

/** Programs on the PATH. The first has no windows and loads pages in half the time. */
const programs = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

export const isRoot = process.getuid?.() === 0

/** Commands that install a Chromium, in order. Playwright's own is not for every system. */
const installers = [
  `npx playwright install ${isRoot && process.platform === 'linux' ? '--with-deps' : ''} chromium`,
  ...(isRoot ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium'] : []),
]

/** Finds the browser of the tests: `CHROMIUM_PATH`, else Playwright's, else on the PATH. */
function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const onPath = programs.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  return CHROMIUM_PATH || [chromium.executablePath(), ...onPath].find((file) => existsSync(file))
}

/**
 * Returns the path of a Chromium, and installs one if there is none.
 *
 * @throws with instructions if none can be installed
 */
export function ensureBrowser(): string {
  for (const command of findBrowser() ? [] : installers) {
    console.log(`No Chromium found. Running: ${command}`)
    try {
      execSync(command, { stdio: 'inherit' })
    } catch {
      // The next command may succeed, and the error below says what to do.
    }
    if (findBrowser()) break
  }
  const found = findBrowser()
  if (found) return found
  const fix = 'Install Chromium or Chrome, or name one with the variable CHROMIUM_PATH'
  throw new Error(`The browser tests need a Chromium. ${fix}, then try again.`)
}

/** Starts the browser of `ensureBrowser`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: isRoot ? ['--no-sandbox'] : [] })
}
