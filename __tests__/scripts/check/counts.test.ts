import { writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { countResults } from '@/scripts/check/counts'

const path = temporaryFolder()

function counted(report: object) {
  writeFileSync(path('report.json'), JSON.stringify(report))
  return countResults(false, path('report.json'))
}

test('files that cannot start, flaky tests and errors outside of tests count as failures', () => {
  const jests = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(counted(jests)).toEqual({ passed: 5, failed: 3 })
  const playwrights = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(counted(playwrights)).toEqual({ passed: 7, failed: 3 })
})

test('a failure without a failed test or without a report counts as one', () => {
  expect(countResults(true)).toEqual({ passed: 0, failed: 0 })
  expect(countResults(false)).toEqual({ passed: 0, failed: 1 })
  expect(countResults(false, path('no-such-report.json'))).toEqual({ passed: 0, failed: 1 })
})
