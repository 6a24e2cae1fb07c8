import { readFileSync } from 'node:fs'

/** Tests as their runner counted them. */
export interface Counts {
  passed: number
  failed: number
}

/** Jest's `--json` report; a file that could not even start counts as one failure. */
export function countJest(file: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(file)
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/** Playwright's JSON report; a fault outside of any test, such as a server that does not start, counts as one. */
export function countPlaywright(file: string): Counts {
  const { stats, errors } = readReport(file)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

function readReport(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The tests of a step. One that fails without a failed test, as the linter does, counts as one failure, so that no run that
 * failed ends with "0 failed".
 *
 * @param passed whether its commands ended well
 * @param count reads the report of its test runner
 */
export function countsOf(passed: boolean, count?: () => Counts): Counts {
  let counts = { passed: 0, failed: 0 }
  try {
    if (count) counts = count()
  } catch {
    // A runner that was stopped writes no report; that it failed is known without.
  }
  return { ...counts, failed: counts.failed || (passed ? 0 : 1) }
}
