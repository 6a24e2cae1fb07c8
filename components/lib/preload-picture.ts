import { preload } from 'react-dom'
import { type Picture, pictureSrc, pictureSrcSet, sizesWithin } from './picture'

/**
 * Requests the largest picture of a first view before the browser has read its element. Server components only.
 *
 * @param sizes the same as those of its `PictureImage`: others would load a second file
 */
export function preloadPicture(picture: Picture, sizes: string): void {
  // A drawing is small and mostly not the largest paint.
  if (picture.kind === 'drawing') return
  preload(pictureSrc(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(picture),
    imageSizes: sizesWithin(sizes, picture.width),
    fetchPriority: 'high',
  })
}
