import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { median, spreadOf, type Visit } from './report'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** A page to visit with Lighthouse. */
export interface PageToVisit extends Pick<Visit, 'site' | 'screen' | 'form'> {
  address: string
}

interface Launch {
  executablePath: string
  args: string[]
}

/**
 * Visits pages with Lighthouse, each time with an empty cache, and in turns: a load of the machine affects all of them.
 *
 * @param runs visits of each page; times are medians and worst, sizes those of the last run
 */
export async function visitInTurns(
  pages: readonly PageToVisit[],
  runs: number,
  launch: Launch,
): Promise<Visit[]> {
  const results = pages.map(() => [] as RunnerResult['lhr'][])
  for (let run = 1; run <= runs; run++) {
    for (const [i, { address, form, site, screen }] of pages.entries()) {
      console.log(`Visiting, ${run} of ${runs}: ${site}, ${screen}, ${form}`)
      results[i]?.push(await visitOnce(address, form, launch))
    }
  }
  return pages.map(({ address, ...page }, i) => ({ ...page, ...summed(results[i] ?? [], address) }))
}

function summed(results: readonly RunnerResult['lhr'][], address: string) {
  const last = results.at(-1)
  if (!last) throw new Error(`${address} was not visited: write at least one run.`)
  const values = (name: string) => results.map((result) => result.audits[name]?.numericValue ?? Number.NaN)
  const { transferred, requests } = trafficOf(last)
  return {
    scores: categories.map((name) =>
      Math.round(median(results.map((result) => (result.categories[name]?.score ?? 0) * 100))),
    ),
    transferred,
    requests,
    fcp: spreadOf(values('first-contentful-paint')),
    lcp: spreadOf(values('largest-contentful-paint')),
    tbt: spreadOf(values('total-blocking-time')),
    cls: median(values('cumulative-layout-shift')),
  }
}

async function visitOnce(address: string, form: Visit['form'], { executablePath, args }: Launch) {
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
