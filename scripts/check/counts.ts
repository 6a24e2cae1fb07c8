import { readFileSync } from 'node:fs'

/**
 * The tests of a step as the report of its runner counts them: Jest's, where a file that could not even start counts as a
 * failure, or Playwright's, where a test that passed only on a second try and a fault outside of any test do. What fails
 * without a failed test, as the linter does, counts as one failure, so that no run that failed ends with "0 failed".
 *
 * @param ended whether its commands ended well
 * @param report the file, where its runner writes one
 */
export function countsOf(ended: boolean, report?: string): { passed: number; failed: number } {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, stats, errors } = read(report)
  const passed = numPassedTests ?? stats?.expected ?? 0
  const failed = stats
    ? stats.unexpected + stats.flaky + errors.length
    : (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0)
  return { passed, failed: failed || (ended ? 0 : 1) }
}

/** A runner that was stopped writes no report; that it failed is known without. */
function read(report: string | undefined) {
  try {
    return JSON.parse(readFileSync(report ?? '', 'utf8'))
  } catch {
    return {}
  }
}
