import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { runProgram } from '@/scripts/commands/program'

/** Browsers without windows, which load pages in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
/** Full browsers, the preferred first. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns the paths of Chrome on systems that do not add it to the PATH. */
function installedChrome({ PROGRAMFILES, LOCALAPPDATA }: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
  const folders = [PROGRAMFILES, LOCALAPPDATA].flatMap((folder) => folder ?? [])
  return folders.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
}

export const isRoot = process.getuid?.() === 0

/**
 * Finds the Chromium for the browser tests: `CHROMIUM_PATH`, else a headless shell, else a full browser (Playwright's before one on the
 * PATH), else an installed Chrome.
 *
 * @throws if `CHROMIUM_PATH` names a file that does not exist
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new Error(
      `CHROMIUM_PATH is "${CHROMIUM_PATH}", which does not exist. Correct it, or unset it to find a browser automatically.`,
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

/** Finds Playwright's headless shell, beside the full Chromium in a folder with the same number. */
function shellsBeside(own: string): string[] {
  const folder = own.replace(/\bchromium-(\d+)\b.*/, 'chromium_headless_shell-$1')
  if (folder === own || !existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/](chrome-headless-shell|headless_shell)(\.exe)?$/.test(file))
    .map((file) => join(folder, file))
}

/**
 * Returns the path of a browser, and installs one if there is none: Playwright's, else Debian's.
 *
 * @throws with instructions if none can be installed
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found. Installing it with Playwright.')
  const withDeps = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  runProgram(['playwright', 'install', ...withDeps, '--only-shell', 'chromium'])
  if (!findBrowser() && isRoot && existsSync('/etc/debian_version')) {
    console.log('That failed. Installing it with apt-get.')
    const aptGet = (...args: string[]) =>
      runProgram(['apt-get', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } })
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
    if (aptGet('update')) install('chromium-headless-shell') || install('chromium')
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome (Debian and Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH=/path/to/chromium, then run npm test again.',
  )
}

/** Starts the browser of `ensureBrowser`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: isRoot ? ['--no-sandbox'] : [] })
}
