import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { fallbackWidth, type Picture, pictureFileName, pictureWidths } from '../../components/lib/picture'
import type { Content } from '../../content/validate'

/** How hard the encoders try; part of the hash, so that a change makes every picture anew. */
export const ENCODING = {
  // Each further step takes twice the time, for files a twentieth smaller.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 78, effort: 2 },
  jpg: { quality: 80 },
} as const

export interface PictureFile {
  name: string
  width: number
  format: keyof typeof ENCODING
}

/** Every original the content names, once, as paths below `content/images`. */
export function originalsOf(content: Content): string[] {
  const files = [
    content.profile.portrait.file,
    ...content.projects.flatMap((project) => [project.logo, ...project.src.map((image) => image.file)]),
    ...content.experiences.map((entry) => entry.image.file),
    ...content.slides.map((slide) => slide.image.file),
  ]
  return [...new Set(files)]
}

/** The stem of a picture's files: its path in one word, and a hash of what it shows. */
export function pictureId(file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(JSON.stringify(ENCODING)).update(bytes).digest('hex').slice(0, 8)
  return `${file.slice(0, -extname(file).length).replace(/[^\w-]+/g, '-')}.${hash}`
}

/** The files that a raster picture becomes. */
export function filesOf(picture: Pick<Picture, 'id' | 'width'>): PictureFile[] {
  const file = (width: number, format: PictureFile['format']): PictureFile => ({
    name: pictureFileName(picture.id, width, format),
    width,
    format,
  })
  return [
    ...pictureWidths(picture.width).flatMap((width) => [file(width, 'avif'), file(width, 'webp')]),
    file(fallbackWidth(picture.width), 'jpg'),
  ]
}
