import { readFileSync } from 'node:fs'

/** Tests as their runner counted them. */
export interface Counts {
  passed: number
  failed: number
}

/** The file in which a test runner writes its report, and how to count it. */
export interface Report {
  file: string
  count: (report: unknown) => Counts
}

/** Jest's `--json` report; a file that could not even start counts as one failure. */
export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) }
}

/** Playwright's JSON report; a fault outside of any test, such as a server that does not start, counts as one. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * The tests of a step. One that fails without a failed test, as the linter does, counts as one failure, so that no run that
 * failed ends with "0 failed".
 *
 * @param passed whether its commands ended well
 */
export function countsOf(passed: boolean, report?: Report): Counts {
  const counts = report ? readReport(report) : undefined
  return { passed: counts?.passed ?? 0, failed: counts?.failed || (passed ? 0 : 1) }
}

function readReport({ file, count }: Report): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // A runner that was stopped writes none; that it failed is known without.
    return undefined
  }
}
