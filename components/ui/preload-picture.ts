import { preload } from 'react-dom'
import { limitSizes, type Picture, pictureSrc, pictureSrcSet } from '@/components/ui/picture'

/**
 * Preloads the largest picture of the first view. Server components only.
 *
 * @param sizes equal to the `sizes` of its `PictureImage`, otherwise the browser loads two files
 */
export function preloadPicture(picture: Picture, sizes: string): void {
  // A drawing is small, and rarely the largest contentful paint.
  if (picture.kind === 'drawing') return
  preload(pictureSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(picture),
    imageSizes: limitSizes(sizes, picture.width),
    fetchPriority: 'high',
  })
}
