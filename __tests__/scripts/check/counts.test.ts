import { writeFileSync } from 'node:fs'
import { countsOf } from '@/scripts/check/counts'
import { temporaryFolder } from '../../support/temporary-folder'

const path = temporaryFolder()

function counted(report: object) {
  writeFileSync(path('report.json'), JSON.stringify(report))
  return countsOf(false, path('report.json'))
}

test('a Jest file that cannot start counts as a failure, as do a second try and a fault outside of Playwright’s tests', () => {
  const jests = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(counted(jests)).toEqual({ passed: 5, failed: 3 })
  const playwrights = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(counted(playwrights)).toEqual({ passed: 7, failed: 3 })
})

test('what fails without a failed test counts as one failure, a report that was not written too', () => {
  expect(countsOf(true)).toEqual({ passed: 0, failed: 0 })
  expect(countsOf(false)).toEqual({ passed: 0, failed: 1 })
  expect(countsOf(false, path('no-such-report.json'))).toEqual({ passed: 0, failed: 1 })
})
