import type { Picture } from '@/components/ui/picture'
import type { ImageFile } from '@/content/schema/content'

/** Replaces `components/ui/picture-manifest`: every picture exists, with its path as id. */
export function getPicture({ file, alt }: ImageFile): Picture {
  return { id: file, width: 800, height: 500, kind: 'raster', alt }
}
