import { z } from 'zod'
import { gitHubClient } from '../setup/github-client'
import type { Variables } from './actions'

const pagesSchema = z.object({ html_url: z.url(), build_type: z.string().nullish() })

/** GitHub Pages as its settings are: the address of the site, or what has to be switched on. */
export type Pages = { address: string } | 'off' | 'publishes a branch'

/**
 * Requests the settings of GitHub Pages for the repository of the workflow.
 *
 * @throws ImportError if GitHub gives no usable answer
 */
export async function readPages(variables: Variables): Promise<Pages> {
  const found = await gitHubClient(variables).ask(`repos/${variables.GITHUB_REPOSITORY}/pages`, pagesSchema)
  if (!found) return 'off'
  return found.build_type === 'legacy' ? 'publishes a branch' : { address: found.html_url }
}
