import { runProgram } from '@/scripts/commands/program'

const steps = [
  ['node', 'scripts/run.mjs', 'build/prepare'],
  ['next', 'build'],
  ['node', 'scripts/run.mjs', 'build/finish'],
]

/**
 * Checks the content, builds the export and completes it. Each step prints its own errors.
 *
 * @param siteUrl the address to build for, by default the variable `SITE_URL`
 * @returns whether it succeeded
 */
export function buildSite(siteUrl = process.env.SITE_URL): boolean {
  return steps.every((step) => runProgram(step, { env: { SITE_URL: siteUrl } }))
}
