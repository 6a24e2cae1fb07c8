import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright, countsOf } from '@/scripts/check/counts'

const folder = mkdtempSync(join(tmpdir(), 'counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportFile(report: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a Jest file that cannot start counts as a failure', () => {
  const file = reportFile({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
  expect(countsOf(false, () => countJest(file))).toEqual({ passed: 5, failed: 3 })
})

test('a browser test that passed only on a second try, and a fault outside of tests, count as failures', () => {
  const file = reportFile({ stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] })
  expect(countsOf(false, () => countPlaywright(file))).toEqual({ passed: 7, failed: 3 })
})

test('what fails without a failed test counts as one failure, a report that was not written too', () => {
  expect(countsOf(true)).toEqual({ passed: 0, failed: 0 })
  expect(countsOf(false)).toEqual({ passed: 0, failed: 1 })
  expect(countsOf(false, () => countJest('no-such-report.json'))).toEqual({ passed: 0, failed: 1 })
})
