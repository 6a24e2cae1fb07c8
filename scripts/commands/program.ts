import { type ChildProcess, type SpawnOptions, spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
// Starts the programs of npm on Windows too, where they are batch files, without a shell that would read their arguments.
import spawn from 'cross-spawn'

/** Where a program runs, by default in this checkout, and additions to its environment. */
interface Place {
  folder?: string
  env?: Readonly<Record<string, string | undefined>>
}

/** How long a program may run, in minutes. A program that hangs is stopped and reported. */
interface Limit {
  minutes?: number
}

/**
 * Runs a program of `node_modules/.bin`, else of the system, and shows its output.
 *
 * @param command the program and its arguments
 * @returns whether it ended with code 0
 */
export function runProgram(command: readonly string[], { minutes, ...place }: Place & Limit = {}): boolean {
  const [program = '', ...args] = command
  const { status, error } = spawn.sync(program, args, {
    ...settingsOf(place),
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
  { stdio = 'inherit', detached, ...place }: Place & Pick<SpawnOptions, 'stdio' | 'detached'> = {},
): ChildProcess {
  return spawn(program, args, { ...settingsOf(place), stdio, detached })
}

/** Ends a program that was started as `detached`, with its child processes. */
export function endProgram({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'])
  else process.kill(-pid)
}

function settingsOf({ folder = '.', env }: Place) {
  const bin = resolve(folder, 'node_modules', '.bin')
  return { cwd: folder, env: { ...process.env, ...env, PATH: bin + delimiter + process.env.PATH } }
}
