import type { ComponentProps } from 'react'
import {
  fallbackWidth,
  type Picture,
  pictureShape,
  pictureSrc,
  pictureSrcSet,
  sizesWithin,
} from '../lib/picture'

interface PictureImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  picture: Picture
  /** The width of its place in the layout, as the `sizes` attribute says it. */
  sizes: string
  /** Replaces the picture's own words: empty where the words beside it say the same. */
  alt?: string
  /** For the picture that is the largest paint of the first screen. */
  priority?: boolean
}

/** A picture of the content in the formats and widths of the build, with its size known before it arrives. */
export function PictureImage({
  picture,
  sizes,
  alt,
  priority = false,
  className,
  ...rest
}: PictureImageProps) {
  const raster = picture.kind === 'raster'
  const image = (
    <img
      {...rest}
      data-shape={pictureShape(picture)}
      src={pictureSrc(picture)}
      width={raster ? fallbackWidth(picture.width) : picture.width}
      height={
        raster ? Math.round((fallbackWidth(picture.width) * picture.height) / picture.width) : picture.height
      }
      alt={alt ?? picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
  if (!raster) return image
  const within = sizesWithin(sizes, picture.width)
  return (
    <picture className="block h-full" suppressHydrationWarning>
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={within} />
      {image}
    </picture>
  )
}
