import { runProgram } from '@/scripts/commands/program'

const steps = [
  ['node', 'scripts/run.mjs', 'build/prepare'],
  ['next', 'build'],
  ['node', 'scripts/run.mjs', 'build/finish'],
]

/**
 * Checks the content, builds the export and completes it. Each step prints its own errors.
 *
 * @returns whether it succeeded
 */
export function buildSite(): boolean {
  return steps.every((step) => runProgram(step))
}
