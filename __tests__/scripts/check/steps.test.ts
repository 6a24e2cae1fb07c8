import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { findBrowser } from '@/scripts/check/browser'
import { countResults, listSteps } from '@/scripts/check/steps'

const commandsOf = (job: string, isSample: boolean) =>
  listSteps('reports', isSample)
    [job]?.flatMap(({ commands }) => commands)
    .join('\n') ?? ''

test('the check of an owner runs no linter, unit test or journey [O1]', () => {
  const commands = commandsOf('owner', false)
  expect(commands).toContain('check/export')
  expect(commands).toMatch(/playwright test .*e2e\/visit\.spec\.ts/)
  expect(commands).not.toMatch(/biome|jest|quickstart|playwright(?!.*visit)/)
})

test('the quickstart runs on the sample only [O9]', () => {
  for (const job of ['all', 'export']) {
    expect(commandsOf(job, true)).toContain('check/quickstart')
    expect(commandsOf(job, false)).not.toContain('check/quickstart')
  }
})

const path = temporaryFolder()

function counted(report: object) {
  writeFileSync(path('report.json'), JSON.stringify(report))
  return countResults(false, path('report.json'))
}

test('files that cannot start, flaky tests and errors outside of tests count as failures', () => {
  const jests = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(counted(jests)).toEqual({ passed: 5, failed: 3 })
  const playwrights = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(counted(playwrights)).toEqual({ passed: 7, failed: 3 })
})

test('a failure without a failed test or without a report counts as one', () => {
  expect(countResults(true)).toEqual({ passed: 0, failed: 0 })
  expect(countResults(false)).toEqual({ passed: 0, failed: 1 })
  expect(countResults(false, path('no-such-report.json'))).toEqual({ passed: 0, failed: 1 })
})

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
