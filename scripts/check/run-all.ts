import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { makeBrowserReady } from '../browser'
import { freePort } from '../commands/port.mjs'
import {
  type Counts,
  countJest,
  countPlaywright,
  type Job,
  type Outcome,
  type Step,
  stepsOf,
  summary,
} from './steps'

/**
 * Runs every check, or those of one job. A failed step stops only the steps that need it.
 *
 * @param job `quick` is what one runs while editing: the static checks, and only the unit tests that a change since the
 *   last commit can reach
 * @returns the exit code: 0 only when every step passed
 */
export async function runChecks(job?: Job): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), 'checks-'))
  const steps = stepsOf(allSteps(reports), job)
  const outcomes: Outcome[] = steps.some(({ needs }) => needs?.includes('browser'))
    ? [findOrInstallBrowser()]
    : []
  const env = {
    ...process.env,
    // A free port, so that a site that runs on this machine already is not tested by mistake.
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  }
  for (const step of steps) outcomes.push(runStep(step, outcomes, env))
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${summary(outcomes)}`)
  return outcomes.every(({ state }) => state === 'passed') ? 0 : 1
}

function findOrInstallBrowser(): Outcome {
  console.log('\n== browser')
  const step: Step = {
    name: 'browser',
    command: ['playwright', 'install'],
    jobs: ['browser'],
    fix: 'the error above says what to do.',
  }
  const start = performance.now()
  let state: Outcome['state'] = 'passed'
  try {
    process.env.CHROMIUM_PATH = makeBrowserReady()
    console.log(`Found: ${process.env.CHROMIUM_PATH}`)
  } catch (error) {
    state = 'failed'
    console.error(error instanceof Error ? error.message : error)
  }
  return { step, state, seconds: (performance.now() - start) / 1000 }
}

function allSteps(reports: string): Step[] {
  const unitReport = join(reports, 'unit.json')
  const units = ['jest', '--ci', '--json', `--outputFile=${unitReport}`] as const
  return [
    {
      name: 'content',
      command: ['jiti', 'scripts/prepare.ts'],
      jobs: ['quick', 'static', 'export', 'browser'],
      fix: 'correct the field that the error names in content/.',
    },
    {
      name: 'format and lint',
      command: ['biome', 'ci', '.'],
      jobs: ['quick', 'static'],
      fix: 'npm run format fixes most of it; for the rest, the error names the line.',
    },
    {
      name: 'types',
      command: ['npm', 'run', '--silent', 'types'],
      jobs: ['quick', 'static'],
      needs: ['content'],
      fix: 'correct the line that the error names.',
    },
    {
      name: 'unit tests',
      command: units,
      jobs: ['static'],
      needs: ['content'],
      fix: 'npx jest <file> runs one file again.',
      report: { file: unitReport, count: countJest },
    },
    {
      name: 'unit tests of what changed',
      // Only Git can tell what changed; a downloaded archive has none.
      command: existsSync('.git') ? [...units, '--onlyChanged', '--passWithNoTests'] : units,
      jobs: ['quick'],
      needs: ['content'],
      fix: 'npx jest <file> runs one file again.',
      report: { file: unitReport, count: countJest },
    },
    {
      name: 'build',
      command: ['npm', 'run', '--silent', 'build:pages'],
      jobs: ['export', 'browser'],
      needs: ['content'],
      fix: 'npm run build runs this step alone.',
    },
    {
      name: 'export checks',
      command: ['jiti', 'scripts/check-export.ts'],
      jobs: ['export'],
      needs: ['build'],
      fix: 'each line above names a file and its fault; npm run test:export runs this step alone.',
    },
    {
      name: 'planted content',
      command: ['jiti', 'scripts/check-planted.ts'],
      jobs: ['export'],
      needs: ['build'],
      fix: 'the error names the file that kept the old text, or that differs; npm run test:planted runs this step alone.',
    },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--reporter=list,json'],
      jobs: ['browser'],
      needs: ['browser', 'build'],
      fix: 'npx playwright test <file> runs one file again; screenshots and traces are in test-results/.',
      report: { file: join(reports, 'browser.json'), count: countPlaywright },
    },
  ]
}

function runStep(step: Step, before: Outcome[], env: NodeJS.ProcessEnv): Outcome {
  console.log(`\n== ${step.name}`)
  const missing = step.needs?.find((name) =>
    before.some((outcome) => outcome.step.name === name && outcome.state !== 'passed'),
  )
  if (missing) {
    console.log(`Not run: it needs "${missing}", which did not pass.`)
    return { step, state: 'not run', seconds: 0 }
  }
  const start = performance.now()
  const [program, ...args] = step.command
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PATH: join('node_modules', '.bin') + delimiter + env.PATH },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  const counts = step.report && readCounts(step.report)
  const passed = status === 0 && (!step.report || (counts !== undefined && counts.failed === 0))
  return {
    step,
    state: passed ? 'passed' : 'failed',
    seconds: (performance.now() - start) / 1000,
    ...(counts && { counts }),
  }
}

function readCounts({ file, count }: NonNullable<Step['report']>): Counts | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    console.error('The test runner wrote no report, so its tests are not counted.')
    return undefined
  }
}
