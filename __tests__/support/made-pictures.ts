import type { Picture } from '@/components/lib/picture'
import type { ImageFile } from '@/content/schema'

/** Stands in for `components/lib/pictures`: every original counts as made, under its own path. */
export function getPicture({ file, alt }: ImageFile): Picture {
  return { id: file, width: 800, height: 500, kind: 'raster', alt }
}
