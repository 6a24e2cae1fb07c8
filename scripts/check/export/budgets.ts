import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attribute } from '../../html'
import budgets from '../budgets.json'
import { srcsetAddresses } from './references'
import type { Fault, Page, Site } from './site'
import { type Bytes, type Kind, kinds, type Weight, weightsOf } from './weights'

/** Bytes that a site may weigh; `scripts/check/budgets.json` is one. */
export interface Budgets {
  /** By the path of the screen, then by kind: the files from the largest. */
  screens: Readonly<Record<string, Readonly<Record<Kind, readonly number[]>>>>
  /** Any one file below `/pictures`. */
  picture: number
  /** Any one file that may be the largest paint of a first view. */
  firstPicture: number
}

/** The export in a folder against `scripts/check/budgets.json`. */
export const checkBudgets = (folder: string) => (site: Site) =>
  budgetFaults(site, budgets, (file) => readFileSync(join(folder, file)))

/** What weighs more than it may, each by the name of the file that grew. */
export function budgetFaults(site: Site, { screens, picture, firstPicture }: Budgets, bytes: Bytes): Fault[] {
  const heavy = (file: string, limit: number, what: string): Fault[] => {
    const size = bytes(file).length
    return size > limit ? [{ file, fault: `${what} of ${kB(size)}, and its budget is ${kB(limit)}` }] : []
  }
  return [
    ...Object.entries(screens).flatMap(([path, budget]) => {
      const page = site.pages.find(({ file }) => file === (path === '/' ? '/index.html' : `${path}.html`))
      if (!page) return [{ file: path, fault: 'has a budget, but is no page' }]
      const weights = weightsOf(page, site, bytes)
      return kinds.flatMap((kind) => kindFaults(path, kind, weights, budget[kind]))
    }),
    ...[...site.files]
      .filter((file) => file.startsWith('/pictures/'))
      .flatMap((file) => heavy(file, picture, 'is a picture')),
    ...[...new Set(site.pages.flatMap((page) => firstPictures(page, site.basePath)))].flatMap((file) =>
      heavy(file, firstPicture, 'is a picture of a first view'),
    ),
  ]
}

function kindFaults(path: string, kind: Kind, all: readonly Weight[], budget: readonly number[]): Fault[] {
  const weights = all.filter((weight) => weight.kind === kind).sort((a, b) => b.bytes - a.bytes)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const [total, limit] = [sum(weights.map(({ bytes }) => bytes)), sum(budget)]
  if (total <= limit) return []
  const growth = (weight: Weight, rank: number) => weight.bytes - (budget[rank] ?? 0)
  const grown = weights.reduce(
    (most, weight, rank) => (growth(weight, rank) > most.by ? { weight, by: growth(weight, rank) } : most),
    { weight: weights[0], by: Number.NEGATIVE_INFINITY },
  )
  return [
    {
      file: grown.weight?.file ?? path,
      fault:
        `grew by about ${kB(grown.by)} to ${kB(grown.weight?.bytes ?? 0)}: ` +
        `the ${kind} files of ${path} weigh ${kB(total)}, and their budget is ${kB(limit)} (scripts/check/budgets.json)`,
    },
  ]
}

/** The AVIF files of pictures that do not wait to be scrolled to. */
function firstPictures(page: Page, basePath: string): string[] {
  return page.elements
    .filter(
      (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'imagesrcset') !== undefined,
    )
    .flatMap((element) => srcsetAddresses(attribute(element, 'imagesrcset') ?? ''))
    .map((address) => decodeURI(address).slice(basePath.length))
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
