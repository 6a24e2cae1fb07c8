import { z } from 'zod'
import type { Variables } from '@/scripts/github/actions'
import { gitHubClient } from '@/scripts/setup/github-client'

const pagesSchema = z.object({ html_url: z.url(), build_type: z.string().nullish() })

/** The settings of GitHub Pages: the address of the site, or the state that prevents publishing. */
export type Pages = { address: string } | 'off' | 'publishes a branch'

/**
 * Requests the settings of GitHub Pages for the repository of the workflow.
 *
 * @throws ImportError if GitHub returns no usable response
 */
export async function readPages(variables: Variables): Promise<Pages> {
  const found = await gitHubClient(variables).ask(`repos/${variables.GITHUB_REPOSITORY}/pages`, pagesSchema)
  if (!found) return 'off'
  return found.build_type === 'legacy' ? 'publishes a branch' : { address: found.html_url }
}
