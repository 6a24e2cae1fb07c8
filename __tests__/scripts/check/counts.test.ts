import { countJest, countPlaywright, countsOf } from '@/scripts/check/counts'

test('a Jest file that cannot start counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(countJest(report)).toEqual({ passed: 5, failed: 3 })
})

test('a browser test that passed only on a second try, and a fault outside of tests, count as failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3 })
})

test('what fails without a failed test counts as one failure, a report that was not written too', () => {
  const report = { file: 'no-such-report.json', count: countJest }
  expect(countsOf(true)).toEqual({ passed: 0, failed: 0 })
  expect(countsOf(false)).toEqual({ passed: 0, failed: 1 })
  expect(countsOf(false, report)).toEqual({ passed: 0, failed: 1 })
})
