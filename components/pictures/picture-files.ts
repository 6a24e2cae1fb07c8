import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Content } from '../../content/validate'
import { FIRST_PICTURE_BUDGET, PICTURE_BUDGET, PICTURE_WIDTHS } from '../lib/constants'
import { fallbackWidth, type Picture, pictureFileName, pictureWidths, type Size } from '../lib/picture'

/**
 * How the encoders work. Qualities are tried from the first to the last until a file is within its budget. Part of the
 * hash in the files' names, so that a change makes every picture anew.
 */
export const ENCODING = {
  // Each further step of effort takes twice the time, for files a twentieth smaller.
  avif: { qualities: [46, 38, 30, 20], effort: 1 },
  webp: { qualities: [78, 62, 46, 30], effort: 2 },
  /** For the larger view, which only screenshots have. */
  widest: Math.max(...PICTURE_WIDTHS),
  /** No place in the page is larger, at two dots a pixel on a desk and at three on a phone. */
  widestInPage: PICTURE_WIDTHS[2],
  /** No place shows a picture taller than a window, so three dots a pixel of a window are enough. */
  tallest: 2400,
  budgets: { picture: PICTURE_BUDGET, firstPicture: FIRST_PICTURE_BUDGET },
} as const

export interface PictureFile {
  name: string
  width: number
  format: 'avif' | 'webp'
}

/** A picture of the owner, and the place it is for. */
export interface Original {
  /** Path below `content/images`. */
  file: string
  /** Whether it may be the largest paint of a first view, and has to arrive early. */
  first: boolean
  /** The width in pixels above which no place asks for it. */
  widest: number
  /** Never cropped, as a logo. */
  whole?: boolean
}

/** Every original the content names, once. */
export function findOriginals(content: Content): Original[] {
  const first = content.profile.portrait?.file
  const screenshots = new Set(content.projects.flatMap(({ src }) => src.map(({ file }) => file)))
  const logos = new Set(content.projects.map(({ logo }) => logo))
  const files = [
    first,
    ...logos,
    ...screenshots,
    ...content.experiences.map(({ image }) => image?.file),
    ...content.slides.map(({ image }) => image.file),
  ]
  return [...new Set(files.filter((file) => file !== undefined))].map((file) => ({
    file,
    first: file === first,
    widest: screenshots.has(file) ? ENCODING.widest : ENCODING.widestInPage,
    ...(logos.has(file) && { whole: true }),
  }))
}

/**
 * The stem of a picture's files: its path in one word, and a hash of what it shows and how it is made.
 *
 * @param crop how it is cropped, if it is
 */
export function pictureId({ file, first, widest }: Original, bytes: Uint8Array, crop?: Size): string {
  const settings = JSON.stringify([ENCODING, first, widest, ...(crop ? [crop] : [])])
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)
  const stem = file.slice(0, file.length - extname(file).length).replace(/[^\w-]+/g, '-')
  // File systems take names of at most 255 bytes.
  return `${stem.slice(0, 100)}.${hash}`
}

/** The files that a raster picture becomes: AVIF in each width, and one WebP. */
export function listPictureFiles({ id, width }: Pick<Picture, 'id' | 'width'>): PictureFile[] {
  const file = (of: number, format: PictureFile['format']): PictureFile => ({
    name: pictureFileName(id, of, format),
    width: of,
    format,
  })
  return [...pictureWidths(width).map((of) => file(of, 'avif')), file(fallbackWidth(width), 'webp')]
}

/**
 * What a file may weigh, in bytes. Only the AVIF files of a first view are asked for early, so only they have its budget.
 *
 * The widest files have all of the budget, those for phones half of it.
 */
export function getBudget({ width, format }: Omit<PictureFile, 'name'>, first: boolean): number {
  const { picture, firstPicture } = ENCODING.budgets
  return (
    (first && format === 'avif' ? firstPicture : picture) *
    Math.min(1, Math.max(0.5, width / ENCODING.widest))
  )
}
