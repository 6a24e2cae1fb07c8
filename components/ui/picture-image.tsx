import {
  fallbackWidth,
  limitSizes,
  type Picture,
  pictureShape,
  pictureSrc,
  pictureSrcSet,
} from '../lib/picture'

interface PictureImageProps {
  picture: Picture
  /** The width of its place in the layout, as the `sizes` attribute says it. */
  sizes: string
  /** Replaces the picture's own words: empty where the words beside it say the same. */
  alt?: string
  /** For the picture that is the largest paint of the first screen. */
  priority?: boolean
  className?: string
}

/** A picture of the content in the formats and widths of the build, with its size known before it arrives. */
export function PictureImage({ picture, sizes, alt, priority, className }: PictureImageProps) {
  const raster = picture.kind === 'raster'
  const width = raster ? fallbackWidth(picture.width) : picture.width
  return (
    // A page at rest keeps what is in this element waiting, and says so by an attribute (app/styles/resting.css).
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
