import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runProgram } from '../commands/program'

/** The same engine without the browser's own windows: pages load in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
/** Names that a whole browser goes by on a PATH, the preferred first. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where Chrome is on systems that leave it off the PATH. */
function installedChrome({ PROGRAMFILES, LOCALAPPDATA }: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  const folders = [PROGRAMFILES, LOCALAPPDATA].flatMap((folder) => folder ?? [])
  return folders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}

export const isRoot = process.getuid?.() === 0

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, else a headless shell, Playwright's own before one on the PATH, else a
 * whole browser likewise, else an installed Chrome.
 *
 * @returns its path, or nothing when there is none
 * @throws when `CHROMIUM_PATH` names a file that is not there
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no such file. Correct it, or unset it to let the tests look for themselves.`,
    )
  }
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const own = chromium.executablePath()
  const onPath = (names: readonly string[]) =>
    names.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)))
  const places = [
    ...shellsBeside(own),
    ...onPath(shells),
    own,
    ...onPath(browsers),
    ...installedChrome(process.env),
  ]
  return places.find((file) => existsSync(file))
}

/** Playwright names the path of its whole Chromium alone; its shell is kept beside that, in a folder of the same number. */
function shellsBeside(own: string): string[] {
  const folder = own.replace(/\bchromium-(\d+)\b.*/, 'chromium_headless_shell-$1')
  if (folder === own || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](chrome-headless-shell|headless_shell)(\.exe)?$/.test(file))
    .map((file) => join(folder, file))
}

/**
 * Finds a browser, or else installs one: Playwright's, or Debian's where that cannot be had.
 *
 * @returns its path
 * @throws with what to do by hand when there is none and none can be installed
 */
export function makeBrowserReady(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found. Installing the one of Playwright.')
  const withDeps = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  runProgram(['playwright', 'install', ...withDeps, '--only-shell', 'chromium'])
  if (!findBrowser() && isRoot && existsSync('/etc/debian_version')) {
    console.log('That failed. Installing the one of Debian.')
    const aptGet = (...args: string[]) =>
      runProgram(['apt-get', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
    if (aptGet('update')) install('chromium-headless-shell') || install('chromium')
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome with the means of your system (Debian and Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH=/path/to/chromium, then run npm test again.',
  )
}
