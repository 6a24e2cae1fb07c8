import { spawnSync } from 'node:child_process'

/**
 * Runs a program of npm or of the system, and shows its output. It runs in a shell, because these
 * programs are batch files on Windows, so its arguments must be plain words.
 *
 * @param folder the working directory, by default this checkout
 * @returns whether it ended with code 0
 */
export function runProgram(command: readonly string[], folder = '.'): boolean {
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  return spawnSync(command.join(' '), { cwd: folder, shell: true, stdio: [...stdio] }).status === 0
}
