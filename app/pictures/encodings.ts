import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { FIRST_PICTURE_BUDGET, PICTURE_BUDGET, PICTURE_WIDTHS, PREVIEW_SIZE } from '@/components/ui/constants'
import { fallbackWidth, type Picture, pictureFileName, pictureWidths } from '@/components/ui/picture'
import type { Content } from '@/content/schema/validate'

/**
 * Encoder settings. Qualities are tried in order until a file is within its budget. A change
 * encodes every picture again, because the hash in file names includes the settings.
 */
export const ENCODING = {
  // Each step of effort doubles the time and saves about 5 %.
  avif: { qualities: [46, 38, 30, 20], effort: 1 },
  webp: { qualities: [78, 62, 46, 30], effort: 2 },
  /** Widest file, for the larger view of screenshots. */
  widest: Math.max(...PICTURE_WIDTHS),
  /** Widest file of other pictures: the largest frame at 2x on a desktop, 3x on a phone. */
  widestInPage: PICTURE_WIDTHS[2],
  budgets: { picture: PICTURE_BUDGET, firstPicture: FIRST_PICTURE_BUDGET },
} as const

/**
 * Encoder settings of link previews, which some networks only show as JPEG. Not in `ENCODING`, so a
 * change does not rename every other file.
 */
export const PREVIEW = { ...PREVIEW_SIZE, qualities: [82, 70, 55, 40], budget: 300_000 } as const

export interface PictureFile {
  name: string
  width: number
  format: 'avif' | 'webp'
}

export interface Original {
  /** Path below `content/images`. */
  file: string
  /** Whether it may be the largest contentful paint. */
  first: boolean
  /** Largest width on the site, in pixels. */
  widest: number
  /** Whether it is the link preview of a page (G14). */
  hasPreview?: boolean
}

/** Returns every original in the content once. */
export function findOriginals(content: Content): Original[] {
  const first = content.profile.portrait?.file
  const screenshots = new Set(content.projects.flatMap(({ src }) => src.map(({ file }) => file)))
  const previews = new Set(content.projects.map(({ src }) => src[0]?.file))
  const files = [
    first,
    ...content.projects.map(({ logo }) => logo),
    ...screenshots,
    ...content.experiences.map(({ image }) => image?.file),
    ...content.slides.map(({ image }) => image.file),
  ]
  return [...new Set(files.filter((file) => file !== undefined))].map((file) => ({
    file,
    first: file === first,
    widest: screenshots.has(file) ? ENCODING.widest : ENCODING.widestInPage,
    hasPreview: previews.has(file),
  }))
}

/** Returns the stem of a picture's files: its path, and a hash of its bytes, use and settings. */
export function pictureId({ file, first, widest }: Original, bytes: Uint8Array): string {
  const settings = JSON.stringify([ENCODING, first, widest])
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)
  const stem = file.slice(0, file.length - extname(file).length).replace(/[^\w-]+/g, '-')
  // File names may have at most 255 bytes.
  return `${stem.slice(0, 100)}.${hash}`
}

/** Returns the files of a raster picture: AVIF in each width, and one WebP. */
export function listPictureFiles({ id, width }: Pick<Picture, 'id' | 'width'>): PictureFile[] {
  const file = (width: number, format: PictureFile['format']): PictureFile => ({
    name: pictureFileName(id, width, format),
    width,
    format,
  })
  return [...pictureWidths(width).map((each) => file(each, 'avif')), file(fallbackWidth(width), 'webp')]
}

/** Returns the size limit in bytes. Only AVIF is preloaded, so only it has a tighter one. */
export function getBudget({ format }: Pick<PictureFile, 'format'>, first: boolean): number {
  const { picture, firstPicture } = ENCODING.budgets
  return first && format === 'avif' ? firstPicture : picture
}
