/** Tests counted by a runner, from its own report. */
export interface Counts {
  passed: number
  failed: number
}

/** One part of `npm test`. */
export interface Step {
  name: string
  /** Arguments for `npx`-less calls: the program's entry in node_modules/.bin, then its arguments. */
  command: readonly [program: string, ...args: string[]]
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
 * The end of `npm test`: a line for each step, then one line with the sum of the tests that were counted.
 */
export function summary(outcomes: Outcome[]): string {
  const width = Math.max(...outcomes.map(({ step }) => step.name.length))
  const lines = outcomes.map(({ step, state, seconds, counts }) => {
    const tests = counts ? `  ${counts.passed} passed, ${counts.failed} failed` : ''
    return `  ${state.padEnd(7)}  ${step.name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s${tests}`
  })
  const fixes = outcomes
    .filter(({ state }) => state === 'failed')
    .map(({ step }) => `  ${step.name}: ${step.fix}`)
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0)
  return [
    'Summary',
    ...lines,
    ...(fixes.length > 0 ? ['What to do', ...fixes] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
