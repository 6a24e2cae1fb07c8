import { PICTURE_WIDTHS } from './constants'
import { sitePath } from './paths'

/** A picture of the content as the build made it: enough to name all its files. */
export interface Picture {
  /** Name and content hash, the stem of its files below `/pictures`. */
  id: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Drawings stay one file; photographs and screenshots become several widths and formats. */
  kind: 'drawing' | 'raster'
  alt: string
}

/** The widths a raster picture is made in: those of the ladder below its own, and its own up to the widest. */
export function pictureWidths(originalWidth: number): number[] {
  const widest = Math.min(originalWidth, Math.max(...PICTURE_WIDTHS))
  return [...PICTURE_WIDTHS.filter((width) => width < widest), widest]
}

/** The width of the one file for a browser that knows neither `srcset` nor the newer formats. */
export function fallbackWidth(originalWidth: number): number {
  const widths = pictureWidths(originalWidth)
  return widths[Math.min(1, widths.length - 1)] ?? originalWidth
}

export function pictureFileName(id: string, width: number, format: 'avif' | 'webp' | 'jpg'): string {
  return `${id}-${width}.${format}`
}

/** The `srcset` of a raster picture in one format. */
export function pictureSrcSet(picture: Pick<Picture, 'id' | 'width'>, format: 'avif' | 'webp'): string {
  return pictureWidths(picture.width)
    .map((width) => `${pictureAddress(pictureFileName(picture.id, width, format))} ${width}w`)
    .join(', ')
}

/** The address a plain `src` takes. */
export function pictureSrc(picture: Pick<Picture, 'id' | 'width' | 'kind'>): string {
  return pictureAddress(
    picture.kind === 'drawing'
      ? `${picture.id}.svg`
      : pictureFileName(picture.id, fallbackWidth(picture.width), 'jpg'),
  )
}

function pictureAddress(file: string): string {
  return sitePath(`/pictures/${file}`)
}
