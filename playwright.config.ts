import { existsSync } from 'node:fs'
import { chromium, defineConfig, firefox, webkit } from '@playwright/test'
import { basePath } from './content/schema/site-url'
import { freePort } from './e2e/support/port'
import { ensureBrowser, isRoot } from './scripts/check/browser'
import { isSample } from './scripts/check/is-sample'

// A free port, so a site that runs on this machine is not tested by mistake. Workers inherit the
// variable.
process.env.E2E_PORT ||= String(await freePort())
const port = process.env.E2E_PORT
const found = ensureBrowser()
/** Undefined for Playwright's own browser, which it starts as the faster headless shell. */
const executablePath = found === chromium.executablePath() ? undefined : found
/** Tests that do not depend on the width of the window. */
const onceOnly = '**/{hosts,onboarding}.spec.ts'
/** The journeys expect the texts of the sample. */
const forAnyContent = '**/{visit,walk}.spec.ts'
const wide = { viewport: { width: 1440, height: 900 } }
const inChromium = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      // Only the site itself can be reached; e2e/support/test.ts reports other requests.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      // Chromium has no sandbox for root, which containers use.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
}

/**
 * The journeys in other engines, if Playwright's builds are installed: `ENGINES=1 npx playwright
 * test --project=firefox`. Tests that need Chromium's protocol have a tag.
 */
const otherEngines = [firefox, webkit]
  .filter((engine) => process.env.ENGINES && existsSync(engine.executablePath()))
  .map((engine) => ({
    name: engine.name(),
    testIgnore: onceOnly,
    grepInvert: /@narrow|@chromium/,
    use: { browserName: engine.name() as 'firefox' | 'webkit', ...wide },
  }))

export default defineConfig({
  // Its paths replace `server-only`, which only Next knows.
  tsconfig: './e2e/tsconfig.json',
  testDir: 'e2e',
  testMatch: isSample() ? '**/*.spec.ts' : forAnyContent,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // Tests often wait for their browser, so three workers on two processors are a tenth faster than
  // two.
  workers: '150%',
  reporter: 'list',
  // Limits for a busy machine. No test waits for time to pass.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A missing element fails with its name, before the test times out.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Traces take a third of the time: `TRACE=1 npx playwright test`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
  },
  projects: [
    // First, because the test of `npm run dev` takes longest.
    { name: 'once', testMatch: isSample() ? onceOnly : [], use: inChromium },
    // The tags are explained in e2e/README.md.
    {
      name: 'narrow',
      testIgnore: onceOnly,
      grep: /@narrow|@every-width/,
      use: { ...inChromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'wide', testIgnore: onceOnly, grepInvert: /@narrow/, use: { ...inChromium, ...wide } },
    ...otherEngines,
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: port },
    url: `http://localhost:${port}${basePath}/`,
    // A server that already uses the port does not serve the export under test.
    reuseExistingServer: false,
  },
})
