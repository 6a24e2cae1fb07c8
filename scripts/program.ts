import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/**
 * Runs a program of `node_modules/.bin`, or else of the system; what it prints is shown.
 *
 * @param command the program and its arguments
 * @param place where it runs, this checkout by default, and what it finds in its environment beside ours; after `minutes` it is
 * stopped, and named
 * @returns whether it ended well
 */
export function runProgram(
  command: readonly string[],
  {
    folder = '.',
    env,
    minutes,
  }: { folder?: string; env?: Readonly<Record<string, string>>; minutes?: number } = {},
): boolean {
  const [program = '', ...args] = command
  const { status, error } = spawnSync(program, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes && minutes * 60_000,
    env: {
      ...process.env,
      ...env,
      PATH: resolve(folder, 'node_modules', '.bin') + delimiter + process.env.PATH,
    },
    // Programs of npm are scripts there, which only a shell can start.
    shell: process.platform === 'win32',
  })
  if (error && 'code' in error && error.code === 'ETIMEDOUT')
    console.error(`"${command.join(' ')}" was stopped, because it had not ended after ${minutes} minutes.`)
  else if (error) console.error(error.message)
  return status === 0
}
