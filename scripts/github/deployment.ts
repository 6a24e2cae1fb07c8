import { z } from 'zod'
import { type Diagnosis, importantPlaces, isPublishable } from '@/scripts/doctor/report'
import { type Report, repositoryLinks, type Variables } from '@/scripts/github/actions'
import { gitHubClient } from '@/scripts/old-setup/github-client'

/** The facts that decide whether a commit is published. */
export interface Deployment {
  variables: Variables
  isSample: boolean
  readPages(): Promise<Pages>
  /** Called only for an owner's content, once Pages is on. */
  diagnose(address: string): Promise<Diagnosis>
}

/**
 * Decides whether a commit is published, and explains the decision to the owner. The sample is not a failure, and is published only if the
 * variable `PUBLISH_SAMPLE` is `true` (O12).
 */
export async function planDeployment(deployment: Deployment): Promise<Report> {
  const { variables, isSample } = deployment
  const publishesSample = variables.PUBLISH_SAMPLE === 'true'
  if (isSample && !publishesSample) {
    return describeSample(variables, await deployment.readPages().catch(() => undefined))
  }
  const pages = await deployment.readPages()
  if (typeof pages === 'string') return notPublished([pagesSentence(variables, pages)])
  if (publishesSample) {
    return isSample
      ? ready(pages.address, [])
      : notPublished([
          'The variable PUBLISH_SAMPLE is set, but content/ is no longer the sample. Delete the variable in Settings, Secrets and variables, Actions.',
        ])
  }
  const diagnosis = await deployment.diagnose(pages.address)
  const places = listPlaces(diagnosis, variables)
  if (isPublishable(diagnosis)) return ready(pages.address, places)
  return notPublished(
    ['The site is not ready.'],
    ['Most important first:', '', ...places, '', 'Edit the files and commit: this workflow then runs again.'],
  )
}

/** Explains an unexpected error to the owner. */
export function describeFailure(error: unknown): Report {
  return notPublished([error instanceof Error ? error.message : String(error)])
}

function ready(address: string, places: readonly string[]): Report {
  const more = places.length > 0 ? ['', 'Could be better:', '', ...places] : []
  return {
    summary: [`## Ready for ${address}`, '', 'The check of the site follows.', ...more],
    outputs: { publish: 'true', address },
  }
}

/** @param pages undefined if the settings of Pages are unknown */
function describeSample(variables: Variables, pages: Pages | undefined): Report {
  const { setup } = repositoryLinks(variables)
  const steps = [
    ...(typeof pages === 'string' ? [pagesSentence(variables, pages)] : []),
    `Open ${setup} and press "Run workflow": it imports your GitHub profile, and a resume if there is one, and publishes the site.`,
  ]
  return {
    summary: [
      '## This is still the sample. Run setup.',
      '',
      'Nothing was published.',
      '',
      ...steps.map((step, i) => `${i + 1}. ${step}`),
      '',
      'To publish the sample itself, see docs/setup.md.',
    ],
    outputs: { publish: 'false' },
  }
}

function pagesSentence(variables: Variables, pages: 'off' | 'publishes a branch'): string {
  const { pagesSettings } = repositoryLinks(variables)
  const fact = pages === 'off' ? 'GitHub Pages is off' : 'GitHub Pages publishes a branch'
  return `${fact}: choose "GitHub Actions" as the source in ${pagesSettings}.`
}

/** @param errors Markdown. Annotations cannot show links, so they get the addresses */
function notPublished(errors: readonly string[], details: readonly string[] = []): Report {
  return {
    summary: ['## Not published yet', '', ...errors, ...(details.length > 0 ? ['', ...details] : [])],
    errors: errors.map((error) => error.replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)')),
    outputs: { publish: 'false' },
  }
}

/** Lists the most important places of a diagnosis in Markdown, with links to their lines. */
function listPlaces(diagnosis: Diagnosis, variables: Variables): string[] {
  const { fileAt } = repositoryLinks(variables)
  return importantPlaces(diagnosis).map(({ file, line, entry, field, message }, i) => {
    const text = [[entry, field].filter(Boolean).join(', '), message].filter(Boolean).join(': ')
    const oneLine = text.replace(/\s*\n\s*/g, ' ')
    return `${i + 1}. ${fileAt(file, line)}: ${oneLine.replace(/[<>`*_[\]]/g, '\\$&')}`
  })
}

const pagesSchema = z.object({ html_url: z.url(), build_type: z.string().nullish() })

/** The settings of GitHub Pages: the address of the site, or the state that prevents publishing. */
type Pages = { address: string } | 'off' | 'publishes a branch'

/**
 * Requests the settings of GitHub Pages for the repository of the workflow.
 *
 * @throws ImportError if GitHub returns no usable response
 */
export async function readPages(variables: Variables): Promise<Pages> {
  const found = await gitHubClient(variables).request(
    `repos/${variables.GITHUB_REPOSITORY}/pages`,
    pagesSchema,
  )
  if (!found) return 'off'
  return found.build_type === 'legacy' ? 'publishes a branch' : { address: found.html_url }
}
