import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { median, type Visit } from './report'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Visits a page with Lighthouse, each time with an empty cache.
 *
 * @param runs how often; times are medians, sizes those of the last run
 */
export async function visit(
  address: string,
  form: Visit['form'],
  runs: number,
  browser: { executablePath: string; args: string[] },
): Promise<Omit<Visit, 'site' | 'screen'>> {
  const results: RunnerResult['lhr'][] = []
  for (let run = 0; run < runs; run++) results.push(await once(address, form, browser))
  const [last] = results.slice(-1)
  if (!last) throw new Error('A visit needs at least one run.')
  const value = (name: string) =>
    median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN))
  const { transferred, requests } = trafficOf(last)
  return {
    form,
    scores: categories.map((name) =>
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))),
    ),
    transferred,
    requests,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

async function once(
  address: string,
  form: Visit['form'],
  { executablePath, args }: Parameters<typeof visit>[3],
) {
  const port = 9300 + Math.floor(Math.random() * 600)
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    const options = { port, onlyCategories: [...categories], logLevel: 'error' as const }
    const result = await lighthouse(address, options, form === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse returned no result for ${address}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

interface Request {
  url: string
  resourceType?: string
  transferSize?: number
}

function trafficOf({ audits }: RunnerResult['lhr']): Pick<Visit, 'transferred' | 'requests'> {
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'))
  const transferred: Record<string, number> = {}
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    transferred[resourceType] = (transferred[resourceType] ?? 0) + transferSize
  }
  return { transferred, requests: requests.length }
}
