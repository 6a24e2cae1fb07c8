import { type ChildProcess, type SpawnOptions, spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
// Starts programs of npm on Windows too, where they are batch files, without a shell that would interpret their arguments.
import spawn from 'cross-spawn'

interface ProgramOptions {
  /** The working directory, by default this checkout. */
  folder?: string
  /** Additional environment variables. */
  env?: Readonly<Record<string, string | undefined>>
}

/**
 * Runs a program of `node_modules/.bin`, else of the system, and shows its output.
 *
 * @param command the program and its arguments
 * @param options `minutes` is a time limit. A program that exceeds it is stopped and reported
 * @returns whether it ended with code 0
 */
export function runProgram(
  command: readonly string[],
  { minutes, ...options }: ProgramOptions & { minutes?: number } = {},
): boolean {
  const [program = '', ...args] = command
  const { status, error } = spawn.sync(program, args, {
    ...spawnOptions(options),
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes && minutes * 60_000,
  })
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    console.error(`"${command.join(' ')}" was stopped after ${minutes} minutes.`)
  else if (error) console.error(error.message)
  return status === 0
}

/**
 * Starts a program as `runProgram` does, without waiting for its end.
 *
 * @param stdio as in `spawn`
 */
export function startProgram(
  [program = '', ...args]: readonly string[],
  { stdio = 'inherit', detached, ...options }: ProgramOptions & Pick<SpawnOptions, 'stdio' | 'detached'> = {},
): ChildProcess {
  return spawn(program, args, { ...spawnOptions(options), stdio, detached })
}

/** Ends a program that was started as `detached`, with its child processes. */
export function endProgram({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  else process.kill(-pid)
}

function spawnOptions({ folder = '.', env }: ProgramOptions) {
  const bin = resolve(folder, 'node_modules', '.bin')
  return { cwd: folder, env: { ...process.env, ...env, PATH: bin + delimiter + process.env.PATH } }
}
