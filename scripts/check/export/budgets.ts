import { brotliCompressSync, gzipSync } from 'node:zlib'
import { attribute, type Element } from '@/scripts/build/html'
import type { Page, Site } from '@/scripts/check/export/site'

/**
 * Limits of each screen of the sample in bytes, as CDNs send it: pages with Brotli, scripts and
 * styles with gzip, fonts as they are. Raise a figure only with a reason in the commit. The
 * framework alone takes 134800 of scripts.
 */
const siteBudgets = { html: 23200, script: 145100, style: 12200, font: 39400 }

/** The build id and the hashes of the policy, which each edit of the sources changes. */
const hashes = /\b[\da-f]{16}\b|sha256-[\w+/=]{44}/g

/** Returns the screens that are over their budget. */
export function checkBudgets(site: Site, budgets = siteBudgets): string[] {
  const screens = site.pages.filter(({ file }) => ['/index.html', '/projects.html'].includes(file))
  return screens.flatMap((page) => {
    const sizes = measure(page, site)
    return (Object.keys(budgets) as (keyof typeof budgets)[])
      .filter((kind) => sizes[kind] > budgets[kind])
      .map((kind) => `${page.file}: ${sizes[kind]} bytes of ${kind}, over the budget of ${budgets[kind]}`)
  })
}

function measure({ html, elements }: Page, { basePath, read }: Site) {
  const sizes = { html: brotliCompressSync(html.replace(hashes, '')).length, script: 0, style: 0, font: 0 }
  for (const element of elements) {
    const kind = kindOf(element)
    const address = attribute(element, element.tagName === 'script' ? 'src' : 'href')
    if (!kind || !address) continue
    const bytes = read(decodeURI(address).slice(basePath.length))
    sizes[kind] += kind === 'font' ? bytes.length : gzipSync(bytes, { level: 9 }).length
  }
  return sizes
}

function kindOf(element: Element): 'script' | 'style' | 'font' | undefined {
  // Only old browsers load `nomodule` scripts.
  if (element.tagName === 'script') return attribute(element, 'nomodule') === undefined ? 'script' : undefined
  if (element.tagName !== 'link') return undefined
  if (attribute(element, 'rel') === 'stylesheet') return 'style'
  return attribute(element, 'as') === 'font' ? 'font' : undefined
}
