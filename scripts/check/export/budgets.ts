import { brotliCompressSync, gzipSync } from 'node:zlib'
import { FIRST_PICTURE_BUDGET, PICTURE_BUDGET, PICTURE_WIDTHS } from '@/components/lib/constants'
import { attribute, type Element } from '@/scripts/build/html'
import { type Fault, type Page, type Site, srcsetAddresses } from '@/scripts/check/export/site'

const kinds = ['html', 'script', 'style', 'font'] as const
type Kind = (typeof kinds)[number]

/** Limits of a screen in bytes: for each kind of files, and for all of them with the first picture on a phone. */
export type Budget = Record<Kind | 'firstView', number>

/**
 * The budgets of the sample, by page. Scripts and styles are gzipped, pages compressed with Brotli as CDNs do, without their hashes, fonts
 * as they are; `firstView` adds the first picture that a phone fetches. Raise a figure only with a reason in the commit. The framework alone
 * takes 134800 of scripts.
 */
export const siteBudgets: Readonly<Record<string, Budget>> = {
  '/index.html': { html: 21750, script: 145500, style: 11900, font: 39400, firstView: 229400 },
  '/projects.html': { html: 23200, script: 146200, style: 11900, font: 39400, firstView: 229400 },
}

const PHONE_WIDTH = PICTURE_WIDTHS[1]

/**
 * Reports files over their budget. Only the sample has budgets (O9).
 *
 * @param budgets by page
 */
export function budgetFaults(site: Site, budgets: Readonly<Record<string, Budget>>): Fault[] {
  const pictures = [...site.files].filter((file) => file.startsWith('/pictures/'))
  const first = [...new Set(site.pages.flatMap((page) => firstPictures(page, site)))]
  const tooHeavy = (file: string, limit: number): Fault[] =>
    over(file, 'the picture', site.bytes(file).length, limit)
  return [
    ...Object.entries(budgets).flatMap(([file, budget]) => screenFaults(file, budget, site)),
    ...pictures.flatMap((file) => tooHeavy(file, PICTURE_BUDGET)),
    ...first.flatMap((file) => tooHeavy(file, FIRST_PICTURE_BUDGET)),
  ]
}

function screenFaults(file: string, budget: Budget, site: Site): Fault[] {
  const page = site.pages.find((one) => one.file === file)
  if (!page) return [{ file, fault: 'has a budget, but is not a page' }]
  const weights = weightsOf(page, site)
  const picture = firstPictures(page, site).find((name) => name.includes(`-${PHONE_WIDTH}.`))
  const firstView = sum(weights) + (picture ? site.bytes(picture).length : 0)
  return [
    ...kinds.flatMap((kind) => {
      const ofKind = weights.filter((weight) => weight.kind === kind).sort((a, b) => b.bytes - a.bytes)
      const files = ofKind.map((weight) => `${weight.file} ${kB(weight.bytes)}`).join(', ')
      return over(file, `the ${kind} files (${files})`, sum(ofKind), budget[kind])
    }),
    ...over(file, 'the files of the first view', firstView, budget.firstView),
  ]
}

/** Returns the AVIF files of the pictures that a page preloads. */
function firstPictures({ elements }: Page, { basePath }: Site): string[] {
  return elements
    .filter((element) => attribute(element, 'rel') === 'preload')
    .flatMap((element) => srcsetAddresses(attribute(element, 'imagesrcset') ?? ''))
    .map((address) => decodeURI(address).slice(basePath.length))
}

/** Returns the files of the first view, without pictures, because the browser chooses their sizes. */
function weightsOf(page: Page, { basePath, bytes }: Site) {
  const kindOf = new Map<string, Kind>([[page.file, 'html']])
  for (const element of page.elements) {
    const kind = fetchedKind(element)
    const address = attribute(element, 'src') ?? attribute(element, 'href')
    if (kind && address?.startsWith('/')) kindOf.set(decodeURI(address).slice(basePath.length), kind)
  }
  return [...kindOf].map(([file, kind]) => ({ file, kind, bytes: transferred(kind, bytes(file)) }))
}

function fetchedKind(element: Element): Kind | undefined {
  // Only old browsers load `nomodule` scripts.
  if (element.tagName === 'script') return attribute(element, 'nomodule') === undefined ? 'script' : undefined
  if (element.tagName !== 'link') return undefined
  if (attribute(element, 'rel') === 'stylesheet') return 'style'
  return attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font' ? 'font' : undefined
}

/** The build id and the hashes of the policy. Each edit of the sources changes them, and the compressed size of a page by up to 110 bytes. */
const hashes = /\b[\da-f]{16}\b|sha256-[\w+/=]{44}/g

/** Returns the transferred size: pages with Brotli and without their hashes, scripts and styles with gzip, fonts uncompressed. */
function transferred(kind: Kind, bytes: Buffer): number {
  if (kind === 'font') return bytes.length
  if (kind === 'html') return brotliCompressSync(bytes.toString('utf8').replace(hashes, '')).length
  return gzipSync(bytes, { level: 9 }).length
}

function over(file: string, what: string, size: number, limit: number): Fault[] {
  return size > limit ? [{ file, fault: `${what}: ${kB(size)}, over the budget of ${kB(limit)}` }] : []
}

function sum(weights: readonly { bytes: number }[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
