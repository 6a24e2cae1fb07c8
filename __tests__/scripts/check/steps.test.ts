/** @jest-environment node */
import {
  countJest,
  countPlaywright,
  type Job,
  type Outcome,
  type Step,
  stepsOf,
  summary,
} from '../../../scripts/check/steps'

const step = (name: string, jobs: Job[] = ['static']): Step => ({
  name,
  command: ['true'],
  jobs,
  fix: `fix ${name}.`,
})

test('a Jest file that cannot start counts as a failure', () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 5,
    failed: 3,
  })
})

test('a browser test that passed only on a second try, and a fault outside of tests, count as failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}], suites: [] }
  expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3, skipped: [] })
})

test('a browser test that is skipped says why, however deep it stands, and the summary counts the reasons', () => {
  const skipped = {
    tests: [
      { status: 'skipped', annotations: [{ type: 'skip', description: 'this content has no slides' }] },
    ],
  }
  const passed = { tests: [{ status: 'expected', annotations: [] }] }
  const suites = [{ specs: [passed, skipped], suites: [{ specs: [skipped] }] }]
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 2 }
  const counts = countPlaywright({ stats, errors: [], suites })
  expect(counts.skipped).toHaveLength(2)
  const lines = summary([{ step: step('browser'), state: 'passed', seconds: 1, counts }]).split('\n')
  expect(lines[1]).toMatch(/1 passed, 0 failed, 2 skipped$/)
  expect(lines[2]).toBe('  skipped: this content has no slides (2)')
})

test('a job has its steps; all of them together leave out what only the quick one has', () => {
  const steps = [
    step('content', ['quick', 'static', 'browser']),
    step('some', ['quick']),
    step('all', ['static']),
  ]
  const names = (job?: Job) => stepsOf(steps, job).map(({ name }) => name)
  expect(names()).toEqual(['content', 'all'])
  expect(names('quick')).toEqual(['content', 'some'])
  expect(names('browser')).toEqual(['content'])
})

test('the summary has a line a step, what to do, and ends with the sum alone on its line', () => {
  const outcomes: Outcome[] = [
    { step: step('lint'), state: 'failed', seconds: 1.04 },
    { step: step('units'), state: 'passed', seconds: 12.3, counts: { passed: 5, failed: 0 } },
    { step: step('browser'), state: 'not run', seconds: 0 },
    { step: step('more'), state: 'failed', seconds: 2, counts: { passed: 2, failed: 1 } },
  ]
  const lines = summary(outcomes).split('\n')
  expect(lines.slice(1, 5)).toEqual([
    expect.stringMatching(/^ {2}failed +lint +1\.0 s$/),
    expect.stringMatching(/^ {2}passed +units +12\.3 s {2}5 passed, 0 failed$/),
    expect.stringMatching(/^ {2}not run +browser +0\.0 s$/),
    expect.stringMatching(/^ {2}failed +more/),
  ])
  expect(lines).toContain('  lint: fix lint.')
  expect(lines.at(-1)).toBe('7 passed, 1 failed')
})
