import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { findBrowser } from '@/scripts/check/browser'

const path = temporaryFolder()
const { env } = process
afterEach(() => {
  process.env = env
})

/** The preferred first. */
const known = [
  'chromium_headless_shell-12/linux/chrome-headless-shell',
  'b/chromium-headless-shell',
  'chromium-12/linux/chrome',
  'b/chromium',
  'a/google-chrome',
  'programs/Google/Chrome/Application/chrome.exe',
]

test('CHROMIUM_PATH wins, then headless shells, then full browsers (Playwright’s before the PATH), then an installed Chrome', () => {
  for (const file of ['mine', ...known]) {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), '')
  }
  jest.spyOn(chromium, 'executablePath').mockReturnValue(path('chromium-12/linux/chrome'))
  process.env = { ...env, PATH: [path('a'), path('b')].join(delimiter), CHROMIUM_PATH: path('mine') }
  process.env.PROGRAMFILES = path('programs')
  expect(findBrowser()).toBe(path('mine'))
  // A missing file is an error, although there is another browser.
  rmSync(path('mine'))
  expect(findBrowser).toThrow(`CHROMIUM_PATH is "${path('mine')}", which does not exist`)
  delete process.env.CHROMIUM_PATH
  for (const file of known) {
    expect(findBrowser()).toBe(path(file))
    rmSync(path(file))
  }
  expect(findBrowser()).toBeUndefined()
})
