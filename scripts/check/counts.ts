import { readFileSync } from 'node:fs'

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
