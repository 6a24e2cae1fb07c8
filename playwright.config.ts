import { existsSync } from 'node:fs'
import { chromium, defineConfig, firefox, webkit } from '@playwright/test'
import { basePath } from './content/site-url'
import { findBrowser, isRoot } from './scripts/check/browser'

const port = process.env.E2E_PORT || '4173'
const found = findBrowser()
/** Playwright starts its own browser without being told, and then as the quicker headless shell. */
const executablePath = found === chromium.executablePath() ? undefined : found
/** Raw requests and the owner's work, which have no width. */
const onceOnly = '**/{hosts,dev}.spec.ts'

/** Pictures, taken only when they are asked for: e2e/shots.spec.ts says how. */
const shots = '**/shots.spec.ts'
const wide = { viewport: { width: 1440, height: 900 } }
const inChromium = {
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      // Nothing but the site itself can be reached; e2e/support/test.ts reports whoever tries.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      // Chromium refuses its sandbox to the administrator, whom containers run as.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  },
}

/**
 * The journeys in the other engines: `ENGINES=1 npx playwright test --project=firefox`, where Playwright's build of it is
 * installed. What needs Chromium's protocol carries its tag.
 */
const otherEngines = [firefox, webkit]
  .filter((engine) => process.env.ENGINES && existsSync(engine.executablePath()))
  .map((engine) => ({
    name: engine.name(),
    testIgnore: [onceOnly, shots],
    grepInvert: /@narrow|@chromium/,
    use: { browserName: engine.name() as 'firefox' | 'webkit', ...wide },
  }))

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // Half as many again as processors: a test often waits for its browser. On two, a tenth quicker than two.
  workers: '150%',
  reporter: 'list',
  // Bounds for a busy machine, not expectations: no test waits for time to pass.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A name that is not found fails by itself, and says which one it was.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // `TRACE=1 npx playwright test`: traces cost a third of the time.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
  },
  projects: [
    // First, because the test of `npm run dev` is the longest.
    { name: 'once', testMatch: onceOnly, use: inChromium },
    // e2e/support/test.ts has the tags.
    {
      name: 'narrow',
      testIgnore: [onceOnly, shots],
      grep: /@narrow|@every-width/,
      use: { ...inChromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'wide', testIgnore: [onceOnly, shots], grepInvert: /@narrow/, use: { ...inChromium, ...wide } },
    ...otherEngines,
    ...(process.env.SHOTS ? [{ name: 'shots', testMatch: shots, use: inChromium }] : []),
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: port },
    url: `http://localhost:${port}${basePath}/`,
    // Whatever answers at this port already is not the export under test.
    reuseExistingServer: false,
  },
})
