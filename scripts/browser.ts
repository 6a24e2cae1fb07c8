import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * Names that a Chromium goes by on a PATH, in the order of preference. The headless shell comes first: it is the same
 * engine without the browser's own windows, and loads a page in half the time.
 */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The environment in which a browser is looked for, so that tests can replace it. */
export interface Surroundings {
  env: { readonly [name: string]: string | undefined }
  /** Where Playwright would keep its own Chromium. */
  playwrightsOwn: string
  exists: (path: string) => boolean
}

const here: Surroundings = {
  env: process.env,
  playwrightsOwn: chromium.executablePath(),
  exists: existsSync,
}

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, else Playwright's own, else one on the PATH.
 *
 * @returns its path, or nothing when there is none
 * @throws when `CHROMIUM_PATH` names a file that is not there
 */
export function findBrowser({ env, playwrightsOwn, exists }: Surroundings = here): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(
      `CHROMIUM_PATH is "${env.CHROMIUM_PATH}", and there is no such file. Correct it, or unset it to let the tests look for themselves.`,
    )
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [playwrightsOwn, ...onPath].find(exists)
}

export const isRoot = process.getuid?.() === 0

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
  runs('npx', ['playwright', 'install', ...withDeps, 'chromium'])
  if (!findBrowser() && isRoot && existsSync('/etc/debian_version')) {
    console.log('That failed. Installing the one of Debian.')
    const install = (name: string) => runs('apt-get', ['install', '-y', '--no-install-recommends', name])
    if (runs('apt-get', ['update'])) install('chromium-headless-shell') || install('chromium')
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome with the means of your system (Debian and Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH=/path/to/chromium, then run npm test again.',
  )
}

function runs(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell }).status === 0
}
