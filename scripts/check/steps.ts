import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One step of `npm test`. */
interface Step {
  name: string
  /** Run one after another, until one fails. */
  commands: readonly string[]
  /** Time limit of each command, for a slow machine. A command that exceeds it is stopped and reported. */
  minutes: number
  /** What to do if it fails. */
  fix: string
  /** The report of its test runner. */
  report?: string
}

/**
 * Returns the steps of each job, such as `quick` for `npm test -- quick`. An owner's site must pass `owner` before it is published, a
 * change of the template must pass `all`. Most other jobs are parts of `all`.
 *
 * @param reports folder for the reports of the test runners
 * @param isSample whether `content/` is the sample; otherwise the steps that need the sample are left out
 * @param owners names for the job `owners`, by default all
 */
export function listSteps(
  reports: string,
  isSample: boolean,
  owners: readonly string[] = [],
): Record<string, readonly Step[]> {
  const unitReport = join(reports, 'units.json')
  const browserReport = join(reports, 'browser.json')
  const jest = `jest --ci --json --outputFile=${unitReport}`
  // Playwright stops a minute earlier, and names the tests that hang.
  const playwright = (minutes: number) =>
    `playwright test --reporter=list,json --global-timeout=${(minutes - 1) * 60_000}`
  const content = {
    name: 'content',
    commands: ['node scripts/run.mjs build/prepare'],
    minutes: 5,
    fix: 'Fix the field named above.',
  }
  const format = {
    name: 'format and lint',
    commands: ['biome ci .'],
    minutes: 3,
    fix: 'npm run format fixes most of it. Fix the rest in the lines named above.',
  }
  const typesOf = (project: string) => ({
    name: 'types',
    commands: ['next typegen', `tsc --noEmit --project ${project}`],
    minutes: 5,
    fix: 'Fix the line named above.',
  })
  const types = typesOf('.')
  // Without the tests and scripts of the template.
  const siteTypes = typesOf('scripts/check/site.tsconfig.json')
  const units = {
    name: 'unit tests',
    commands: [jest],
    minutes: 15,
    fix: 'npx jest FILE runs one file again.',
    report: unitReport,
  }
  const changedUnits = {
    ...units,
    name: 'unit tests of what changed',
    // In a downloaded archive without Git the changes are unknown.
    commands: existsSync('.git') ? [`${jest} --onlyChanged --passWithNoTests`] : [jest],
  }
  const build = {
    name: 'build',
    commands: ['next build', 'node scripts/run.mjs build/finish'],
    minutes: 10,
    fix: 'npm run build runs this step alone.',
  }
  const exported = {
    name: 'export',
    commands: ['node scripts/run.mjs check/export'],
    minutes: 5,
    fix: 'Fix the faults listed above. node scripts/run.mjs check/export runs this step again.',
  }
  const quickstart = {
    name: 'quickstart',
    commands: ['node scripts/run.mjs check/quickstart'],
    minutes: 25,
    fix: 'The error names the command that failed or the file that differs. npm test -- quickstart runs this step again.',
  }
  const browser = {
    name: 'browser',
    commands: ['node scripts/run.mjs check/find-browser'],
    minutes: 10,
    fix: 'Follow the instructions above.',
  }
  const visit = {
    name: 'visit in the browser',
    commands: [`${playwright(15)} e2e/visit.spec.ts --project=narrow --project=wide`],
    minutes: 15,
    fix: 'Each fault above names its screen. Screenshots are in test-results/.',
    report: browserReport,
  }
  const journeys = {
    name: 'browser tests',
    // The visit covers less than the journeys; `npm test -- owners` runs it.
    commands: [`${playwright(30)} --grep-invert @visit`],
    minutes: 30,
    fix: 'npx playwright test FILE runs one file again. Screenshots are in test-results/.',
    report: browserReport,
  }
  const others = {
    name: 'sites of other owners',
    commands: [['node scripts/run.mjs check/owners', ...owners].join(' ')],
    minutes: 240,
    fix: 'The list above shows which failed. npm test -- owners NAME runs one alone.',
  }
  const onlySample = isSample ? [quickstart] : []
  return {
    owner: [content, siteTypes, build, exported, browser, visit],
    quick: [content, format, types, changedUnits],
    static: [content, format, types, units],
    export: [content, build, exported, ...onlySample],
    browser: [content, browser, build, journeys],
    quickstart: [content, build, quickstart],
    owners: [content, browser, others],
    // The browser comes last, so a machine without one reports everything else first.
    all: [content, format, types, units, build, exported, ...onlySample, browser, journeys],
  }
}

/**
 * Counts the tests of a step from the report of Jest or Playwright. Files that could not start, flaky tests and errors outside
 * of tests count as failures. A step that fails without a failed test, such as the linter, counts as one failure.
 *
 * @param succeeded whether its commands ended with code 0
 * @param report the file of the report, if the step has one
 */
export function countResults(succeeded: boolean, report?: string): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, stats, errors } = read(report)
  const passed = numPassedTests ?? stats?.expected ?? 0
  const failed = stats
    ? stats.unexpected + stats.flaky + errors.length
    : (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0)
  return { passed, failed: failed || (succeeded ? 0 : 1) }
}

/** Reads a report, which is missing if the runner was stopped. */
function read(report: string | undefined) {
  try {
    return JSON.parse(readFileSync(report ?? '', 'utf8'))
  } catch {
    return {}
  }
}
