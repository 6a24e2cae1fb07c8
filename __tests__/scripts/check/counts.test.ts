import { writeFileSync } from 'node:fs'
import { countsOf } from '@/scripts/check/counts'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()

test.each([
  [
    'a Jest file that cannot start',
    { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 },
    { passed: 5, failed: 3 },
  ],
  [
    'a browser test that passed only on a second try, and a fault outside of tests,',
    { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] },
    { passed: 7, failed: 3 },
  ],
])('%s count as failures', (_, report, counts) => {
  writeFileSync(path('report.json'), JSON.stringify(report))
  expect(countsOf(false, path('report.json'))).toEqual(counts)
})

test('what fails without a failed test counts as one failure, a report that was not written too', () => {
  expect(countsOf(true)).toEqual({ passed: 0, failed: 0 })
  expect(countsOf(false)).toEqual({ passed: 0, failed: 1 })
  expect(countsOf(false, path('no-such-report.json'))).toEqual({ passed: 0, failed: 1 })
})
