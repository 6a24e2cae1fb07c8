import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** One step of `npm test`. */
interface Step {
  name: string
  /** Run in turn, until one fails. */
  commands: readonly string[]
  /** What to do when it fails. */
  fix: string
  /** The file in which its test runner counts. */
  report?: string
}

/**
 * The steps of each job that can be asked for, as in `npm test -- quick`, in their order; `all` is what must pass before a
 * change is published.
 *
 * @param reports the folder for the reports of the test runners
 * @param owners whom the job `owners` is about, all by default
 */
export function stepsOf(reports: string, owners: readonly string[]): Record<string, readonly Step[]> {
  const unitReport = join(reports, 'units.json')
  const jest = `jest --ci --json --outputFile=${unitReport}`
  const content = {
    name: 'content',
    commands: ['jiti scripts/prepare.ts'],
    fix: 'Correct the field that the error names in content/.',
  }
  const format = {
    name: 'format and lint',
    commands: ['biome ci .'],
    fix: 'npm run format fixes most of it; for the rest, the error names the line.',
  }
  const types = {
    name: 'types',
    commands: ['next typegen', 'tsc --noEmit'],
    fix: 'Correct the line that the error names.',
  }
  const units = {
    name: 'unit tests',
    commands: [jest],
    fix: 'npx jest FILE runs one file again.',
    report: unitReport,
  }
  const changedUnits = {
    ...units,
    name: 'unit tests of what changed',
    // Only Git can tell what changed; a downloaded archive has none.
    commands: existsSync('.git') ? [`${jest} --onlyChanged --passWithNoTests`] : [jest],
  }
  const build = {
    name: 'build',
    commands: ['next build', 'jiti scripts/finish.ts'],
    fix: 'npm run build runs this step alone.',
  }
  const exported = {
    name: 'export',
    commands: ['jiti scripts/check-export.ts'],
    fix: 'Each line above names a file and its fault; npx jiti scripts/check-export.ts asks again.',
  }
  const evening = {
    name: 'first evening',
    commands: ['jiti scripts/check-first-evening.ts'],
    fix: 'The error names the command that failed, or the file that differs; npm test -- evening runs this step again.',
  }
  const browser = {
    name: 'browser',
    commands: ['jiti scripts/find-browser.ts'],
    fix: 'The error above says what to do.',
  }
  const journeys = {
    name: 'browser tests',
    commands: ['playwright test --reporter=list,json'],
    fix: 'npx playwright test FILE runs one file again; screenshots and traces are in test-results/.',
    report: join(reports, 'browser.json'),
  }
  const others = {
    name: 'sites of other owners',
    commands: [['jiti scripts/check-owners.ts', ...owners].join(' ')],
    fix: 'The last "Owner:" above is the one; npm test -- owners NAME runs that one alone.',
  }
  return {
    quick: [content, format, types, changedUnits],
    static: [content, format, types, units],
    export: [content, build, exported, evening],
    browser: [content, browser, build, journeys],
    evening: [content, build, evening],
    owners: [content, browser, others],
    // A machine without a browser is told everything else first.
    all: [content, format, types, units, build, exported, evening, browser, journeys],
  }
}
