import clsx from 'clsx/lite'
import { sitePath } from '@/components/paths'
import { PICTURE_WIDTHS } from '@/components/ui/constants'

/** An encoded picture. */
export interface Picture {
  /** Stem of its files: name and content hash. */
  id: string
  /** In pixels, after rotation. */
  width: number
  height: number
  /** A drawing is one SVG file, a raster picture several files. */
  kind: 'drawing' | 'raster'
  alt: string
}

export type Size = Pick<Picture, 'width' | 'height'>

/** The pictures by the paths of their originals. */
export type PictureManifest = Partial<Record<string, Omit<Picture, 'alt'>>>

/** Returns the smaller ones of `PICTURE_WIDTHS`, and the picture's own up to the largest. */
export function pictureWidths(originalWidth: number): number[] {
  const widest = Math.min(originalWidth, Math.max(...PICTURE_WIDTHS))
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest]
}

/** Returns the width of the WebP file, for older browsers and documents. */
export function fallbackWidth(originalWidth: number): number {
  const widths = pictureWidths(originalWidth)
  return widths[Math.min(1, widths.length - 1)] ?? originalWidth
}

export function pictureFileName(id: string, width: number, format: 'avif' | 'webp'): string {
  return `${id}-${width}.${format}`
}

/** Returns the AVIF `srcset` of a raster picture. */
export function pictureSrcSet(picture: Pick<Picture, 'id' | 'width'>): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(pictureFileName(picture.id, width, 'avif'))} ${width}w`)
    .join(', ')
}

/** Returns the address of the drawing, or of the WebP file. */
export function pictureSrc(picture: Pick<Picture, 'id' | 'width' | 'kind'>): string {
  return pictureAddress(
    picture.kind === 'drawing'
      ? `${picture.id}.svg`
      : pictureFileName(picture.id, fallbackWidth(picture.width), 'webp'),
  )
}

export function previewFileName(id: string): string {
  return `${id}-preview.jpg`
}

export function previewSrc({ id }: Pick<Picture, 'id'>): string {
  return pictureAddress(previewFileName(id))
}

function pictureAddress(file: string): string {
  return sitePath(`/pictures/${file}`)
}

/** Narrower pictures would be enlarged in most places, in pixels. */
const SMALL_BELOW = 400
/** A card would crop the ends of a wider picture. Ratio of width to height. */
const WIDE_FROM = 2.4

/** Returns the shape, so picture.css crops no tall or wide picture and enlarges no small one. */
export function pictureShape({ width, height, kind }: Omit<Picture, 'id' | 'alt'>): string | undefined {
  const isTall = height >= width
  const isWide = width >= height * WIDE_FROM
  const isSmall = kind === 'raster' && width < SMALL_BELOW
  return clsx(isTall && 'tall', isWide && 'wide', isSmall && 'small') || undefined
}

/**
 * Limits `sizes` to the width of the picture, which browsers would otherwise enlarge.
 *
 * @param sizes widths by media condition, separated by `, `
 */
export function limitSizes(sizes: string, width: number): string {
  if (width >= Math.max(...PICTURE_WIDTHS)) return sizes
  return sizes.replace(/[^\s,]+(?=,|$)/g, (size) => `min(${size}, ${width}px)`)
}
