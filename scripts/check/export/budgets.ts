import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_PICTURE_BUDGET, PICTURE_BUDGET, PICTURE_WIDTHS } from '../../../components/lib/constants'
import type { Content } from '../../../content/validate'
import { attribute } from '../../html'
import budgets from '../budgets.json'
import { type FontBudget, fontAllowance, type HtmlBudget, htmlAllowance, wordsAllowance } from './allowance'
import { srcsetAddresses } from './references'
import type { Fault, Page, Site } from './site'
import { type Bytes, type Kind, kinds, type Weight, weightsOf } from './weights'

/** What the owner wrote. */
interface Written {
  content: Content
  words: unknown
}

/** Bytes that a site may weigh. */
export interface Budgets {
  /** The compressed length of the sample's words, which the figures below hold. */
  words: number
  /** By the path of the screen. */
  screens: Readonly<Record<string, ScreenBudget>>
  /** Any one file below `/pictures`. */
  picture: number
  /** Any one file that may be the largest paint of a first view. */
  firstPicture: number
}

interface ScreenBudget {
  html: HtmlBudget
  /** The files from the largest. */
  script: readonly number[]
  style: readonly number[]
  font: FontBudget
  /** All of these and the first picture of a phone, without what the content adds. */
  firstView: number
}

/** What this site may weigh. */
export const siteBudgets = {
  ...budgets,
  picture: PICTURE_BUDGET,
  firstPicture: FIRST_PICTURE_BUDGET,
} satisfies Budgets

/** The export in a folder against the budgets of the site. */
export const checkBudgets = (folder: string, content: Content, words: unknown) => (site: Site) =>
  budgetFaults(site, siteBudgets, { content, words }, (file) => readFileSync(join(folder, file)))

/**
 * Reports what is over its budget, by the name of the file that grew.
 *
 * @param written by the owner, in `content/words.ts` and the rest: it is allowed for, so that only what we make can be too
 *   heavy (O9)
 */
export function budgetFaults(
  site: Site,
  { words, screens, picture, firstPicture }: Budgets,
  written: Written,
  bytes: Bytes,
): Fault[] {
  const heavy = (file: string, limit: number, what: string): Fault[] => {
    const size = bytes(file).length
    return size > limit
      ? [
          {
            file,
            fault: `${what} of ${kB(size)}, and its budget is ${kB(limit)}. ${ours('components/pictures')}`,
          },
        ]
      : []
  }
  const extra = wordsAllowance(written.words, words)
  return [
    ...Object.entries(screens).flatMap(([path, budget]) =>
      screenFaults(path, budget, { ...written, extra }, site, bytes),
    ),
    ...[...site.files]
      .filter((file) => file.startsWith('/pictures/'))
      .flatMap((file) => heavy(file, picture, 'is a picture')),
    ...[...new Set(site.pages.flatMap((page) => firstPictures(page, site.basePath)))].flatMap((file) =>
      heavy(file, firstPicture, 'is a picture of a first view'),
    ),
  ]
}

/** Tells an owner that nothing in `content/` has to change. */
const ours = (where: string) => `Your content is allowed for; this is a fault of the code (${where}).`

/** What a screen shows of the content beyond what every page does. */
export function shownOn(
  path: string,
  { projects, featuredProjects, olderProjects, ...rest }: Content,
): unknown {
  return path === '/' ? { ...rest, featuredProjects } : projects
}

function screenFaults(
  path: string,
  budget: ScreenBudget,
  { content, extra }: { content: Content; extra: number },
  site: Site,
  bytes: Bytes,
): Fault[] {
  const page = site.pages.find(({ file }) => file === (path === '/' ? '/index.html' : `${path}.html`))
  if (!page) return [{ file: path, fault: 'has a budget, but is no page' }]
  const weights = weightsOf(page, site, bytes)
  const html = htmlAllowance(shownOn(path, content), budget.html)
  const font = fontAllowance(content, budget.font)
  const limits: Record<Kind, readonly number[]> = {
    html: [budget.html.fixed + html + extra],
    script: [...budget.script, extra],
    style: budget.style,
    font: [budget.font.fixed + font],
  }
  const picture = firstPictures(page, site.basePath).find((file) => file.includes(`-${PHONE_WIDTH}.`))
  const total = sum(weights.map((weight) => weight.bytes)) + (picture ? bytes(picture).length : 0)
  const limit = budget.firstView + html + font + 2 * extra
  return [
    ...kinds.flatMap((kind) => kindFaults(path, kind, weights, limits[kind])),
    ...(total > limit
      ? [
          {
            file: page.file,
            fault: `and what it fetches at first weigh ${kB(total)}, and their budget is ${kB(limit)}. ${ours('scripts/check/budgets.json')}`,
          },
        ]
      : []),
  ]
}

/** The width of the pictures that a phone takes. */
const PHONE_WIDTH = PICTURE_WIDTHS[1]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function kindFaults(path: string, kind: Kind, all: readonly Weight[], budget: readonly number[]): Fault[] {
  const weights = all.filter((weight) => weight.kind === kind).sort((a, b) => b.bytes - a.bytes)
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
        `the ${kind} files of ${path} weigh ${kB(total)}, and their budget is ${kB(limit)}. ${ours('scripts/check/budgets.json')}`,
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
