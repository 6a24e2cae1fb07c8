import { PICTURE_WIDTHS } from './constants'
import { sitePath } from './paths'

/** A picture of the content as the build made it: enough to name all its files. */
export interface Picture {
  /** Name and content hash, the stem of its files below `/pictures`. */
  id: string
  /** As it is made, in pixels: turned upright, and no larger than the original. */
  width: number
  height: number
  /** Drawings stay one file; photographs and screenshots become several widths and formats. */
  kind: 'drawing' | 'raster'
  alt: string
}

export type Size = Pick<Picture, 'width' | 'height'>

/** Names and sizes of the pictures, by the paths of their originals. */
export type PictureManifest = Partial<Record<string, Omit<Picture, 'alt'>>>

/** The widths a raster picture is made in: those of the ladder below its own, and its own up to the widest. */
export function pictureWidths(originalWidth: number): number[] {
  const widest = Math.min(originalWidth, Math.max(...PICTURE_WIDTHS))
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest]
}

/** The width of the one WebP file, for what takes no `srcset` of AVIF: older browsers, documents, a logo. */
export function fallbackWidth(originalWidth: number): number {
  const widths = pictureWidths(originalWidth)
  return widths[Math.min(1, widths.length - 1)] ?? originalWidth
}

export function pictureFileName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`
}

/** The `srcset` of a raster picture: AVIF, which every current browser shows. */
export function pictureSrcSet(picture: Pick<Picture, 'id' | 'width'>): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(pictureFileName(picture.id, width, 'avif'))} ${width}w`)
    .join(', ')
}

/** The address a plain `src` takes: the drawing itself, or the WebP file. */
export function pictureSrc(picture: Pick<Picture, 'id' | 'width' | 'kind'>): string {
  return pictureAddress(
    picture.kind === 'drawing'
      ? `${picture.id}.svg`
      : pictureFileName(picture.id, fallbackWidth(picture.width), 'webp'),
  )
}

function pictureAddress(file: string): string {
  return sitePath(`/pictures/${file}`)
}

/** Narrower than this, in pixels, a picture would be blown up by most of its places. */
const SMALL_BELOW = 400
/** Wider than this for its height, a picture would lose its ends in a card. */
const WIDE_FROM = 2.4

/**
 * What a place has to do for a picture that does not fill it well, for `app/styles/pictures.css`: upright ones are shown
 * whole, narrow strips too, small ones are not blown up. Ordinary pictures have no shape.
 */
export function pictureShape({ width, height, kind }: Omit<Picture, 'id' | 'alt'>): string | undefined {
  const shape = height >= width ? 'tall' : width >= height * WIDE_FROM ? 'wide' : ''
  const small = kind === 'raster' && width < SMALL_BELOW ? 'small' : ''
  return [shape, small].filter(Boolean).join(' ') || undefined
}

/**
 * The `sizes` of a place, none larger than the picture: a browser takes them for its natural size, and would blow it up.
 *
 * @param sizes widths by media condition, separated by `, `
 */
export function sizesWithin(sizes: string, width: number): string {
  if (width >= Math.max(...PICTURE_WIDTHS)) return sizes
  return sizes.replace(/[^\s,]+(?=,|$)/g, (size) => `min(${size}, ${width}px)`)
}
