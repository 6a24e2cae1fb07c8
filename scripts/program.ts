import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** Starts a program of `node_modules/.bin`, which shares this terminal. */
export function program(name: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options })
}

/**
 * The exit code of a program that was started, 0 where we stopped it ourselves.
 *
 * @throws when it could not be started
 */
export function exitCode(started: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    started.once('error', reject).once('exit', (code) => resolve(code ?? (started.killed ? 0 : 1)))
  })
}
