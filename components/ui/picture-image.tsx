'use client'

import {
  fallbackWidth,
  limitSizes,
  type Picture,
  pictureShape,
  pictureSrc,
  pictureSrcSet,
} from '@/components/ui/picture'

interface PictureImageProps {
  picture: Picture
  /** Its width in the layout, as a `sizes` attribute. */
  sizes: string
  /** Replaces the picture's description. Empty if the text beside it is the same. */
  alt?: string
  /** For the largest contentful paint. */
  priority?: boolean
  className?: string
}

/**
 * A picture of the content in the formats and widths of the build. Its size is in the HTML, so
 * nothing shifts when it loads.
 */
export function PictureImage({ picture, sizes, alt, priority, className }: PictureImageProps) {
  const raster = picture.kind === 'raster'
  const width = raster ? fallbackWidth(picture.width) : picture.width
  return (
    // `delayPictures` sets an attribute on this element before hydration (picture.css).
    <picture className="block h-full" suppressHydrationWarning>
      {raster && (
        <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={limitSizes(sizes, picture.width)} />
      )}
      <img
        data-shape={pictureShape(picture)}
        src={pictureSrc(picture)}
        width={width}
        height={Math.round((width * picture.height) / picture.width)}
        alt={alt ?? picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  )
}
