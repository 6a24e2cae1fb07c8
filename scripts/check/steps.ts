/** Tests counted by a runner, from its own report. */
export interface Counts {
  passed: number
  failed: number
  /** Why tests were skipped, a reason for each: a content may lack what they need. */
  skipped?: readonly string[]
}

/** A part of the checks that can run on a machine of its own, or the quick one for the time of editing. */
export const jobs = ['static', 'export', 'browser', 'quick'] as const
export type Job = (typeof jobs)[number]

/** One step of `npm test`. */
export interface Step {
  name: string
  /** A program of node_modules/.bin, then its arguments. */
  command: readonly [program: string, ...args: string[]]
  /** The jobs that it belongs to. */
  jobs: readonly Job[]
  /** Steps that must pass before this one can run. */
  needs?: readonly string[]
  /** What to do when it fails. */
  fix: string
  /** The file in which a test runner writes its report, and how to count it. */
  report?: { file: string; count: (report: unknown) => Counts }
}

export interface Outcome {
  step: Step
  state: 'passed' | 'failed' | 'not run'
  seconds: number
  counts?: Counts
}

/** The steps of a job, or of all but the quick one together. */
export function stepsOf(steps: readonly Step[], job?: Job): Step[] {
  return steps.filter((step) => step.jobs.some((one) => (job ? one === job : one !== 'quick')))
}

/** Jest's `--json` report; a file that could not even start counts as one failure. */
export function countJest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) }
}

/** Playwright's JSON report; a fault outside of any test, such as a server that does not start, counts as one. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
    suites: Suite[]
  }
  const skipped = testsOf(suites).filter(({ status }) => status === 'skipped')
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: skipped.map(
      ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? '',
    ),
  }
}

/** As Playwright's JSON report nests them. */
interface Suite {
  suites?: Suite[]
  specs: { tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: string
  annotations: { type: string; description?: string }[]
}

function testsOf(suites: readonly Suite[]): PlaywrightTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ tests }) => tests),
    ...testsOf(suite.suites ?? []),
  ])
}

/**
 * The last output of `npm test`: a line for each step, what to do about failures, and the sum of the counted tests.
 */
export function summary(outcomes: Outcome[]): string {
  const width = Math.max(...outcomes.map(({ step }) => step.name.length))
  const lines = outcomes.map(({ step, state, seconds, counts }) => {
    const skipped = counts?.skipped?.length ? `, ${counts.skipped.length} skipped` : ''
    const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed${skipped}` : ''
    return `  ${state.padEnd(7)}  ${step.name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s${tests}`
  })
  const fixes = outcomes
    .filter(({ state }) => state === 'failed')
    .map(({ step }) => `  ${step.name}: ${step.fix}`)
  const reasons = outcomes.flatMap(({ counts }) => counts?.skipped ?? [])
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  return [
    'Summary',
    ...lines,
    ...[...new Set(reasons)].map(
      (reason) => `  skipped: ${reason} (${reasons.filter((one) => one === reason).length})`,
    ),
    ...(fixes.length > 0 ? ['What to do', ...fixes] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
