import { FIRST_PICTURE_BUDGET, PICTURE_BUDGET, PICTURE_WIDTHS } from '../../../components/lib/constants'
import { attribute } from '../../html'
import budgets from '../budgets.json'
import { srcsetAddresses } from './references'
import { type Fault, pageAt, type Site } from './site'
import { type Bytes, type Kind, kinds, weightsOf } from './weights'

/** Bytes that a screen may weigh: its files by kind, and all of them with the first picture of a phone. */
export type Budget = Record<Kind | 'firstView', number>

const { '//': _, ...screens } = budgets
/** What the sample may weigh, by the path of the screen. */
export const siteBudgets: Readonly<Record<string, Budget>> = screens

/** The width of the pictures that a phone takes. */
const PHONE_WIDTH = PICTURE_WIDTHS[1]

/**
 * Reports what is over its budget. Asked of the sample alone: another owner's content is never measured (O9).
 *
 * @param budgets by the path of the screen
 */
export function budgetFaults(site: Site, budgets: Readonly<Record<string, Budget>>, bytes: Bytes): Fault[] {
  const pictures = [...site.files].filter((file) => file.startsWith('/pictures/'))
  const first = [...new Set(site.pages.flatMap(({ file }) => firstPictures(site, file)))]
  const tooHeavy = (file: string, limit: number): Fault[] =>
    over(file, 'this picture', bytes(file).length, limit)
  return [
    ...Object.entries(budgets).flatMap(([path, budget]) => screenFaults(path, budget, site, bytes)),
    ...pictures.flatMap((file) => tooHeavy(file, PICTURE_BUDGET)),
    ...first.flatMap((file) => tooHeavy(file, FIRST_PICTURE_BUDGET)),
  ]
}

function screenFaults(path: string, budget: Budget, site: Site, bytes: Bytes): Fault[] {
  const page = pageAt(site, path)
  if (!page) return [{ file: path, fault: 'has a budget, but is no page' }]
  const weights = weightsOf(page, site, bytes)
  const picture = firstPictures(site, page.file).find((file) => file.includes(`-${PHONE_WIDTH}.`))
  const firstView = sum(weights) + (picture ? bytes(picture).length : 0)
  return [
    ...kinds.flatMap((kind) => {
      const ofKind = weights.filter((weight) => weight.kind === kind).sort((a, b) => b.bytes - a.bytes)
      const files = ofKind.map((weight) => `${weight.file} ${kB(weight.bytes)}`).join(', ')
      return over(page.file, `the ${kind} files (${files})`, sum(ofKind), budget[kind])
    }),
    ...over(page.file, 'all that is fetched at first', firstView, budget.firstView),
  ]
}

/** The AVIF files of the pictures that a page preloads. */
function firstPictures(site: Site, file: string): string[] {
  const page = site.pages.find((one) => one.file === file)
  return (page?.elements ?? [])
    .filter((element) => attribute(element, 'rel') === 'preload')
    .flatMap((element) => srcsetAddresses(attribute(element, 'imagesrcset') ?? ''))
    .map((address) => decodeURI(address).slice(site.basePath.length))
}

function over(file: string, what: string, size: number, limit: number): Fault[] {
  return size > limit ? [{ file, fault: `${what} weigh ${kB(size)}, and the budget is ${kB(limit)}` }] : []
}

function sum(weights: readonly { bytes: number }[]): number {
  return weights.reduce((total, { bytes }) => total + bytes, 0)
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
