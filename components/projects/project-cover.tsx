import type { Picture } from '../lib/picture'
import { PictureImage } from '../ui/picture-image'

export interface CoverView {
  /** With a zero width space wherever it may break. */
  title: string
  /** Its place in `COVER_SIZES`. */
  size: number
  drawing: Picture
}

interface ProjectCoverProps {
  cover: CoverView
  type: string
  early?: boolean
}

/**
 * G2: the picture of a project that has none. The style sheet writes title and type over the drawing, as it does with the
 * overlay of a screenshot: the words of the card say both already.
 */
export function ProjectCover({ cover, type, early }: ProjectCoverProps) {
  return (
    <span className="card-shot cover" data-title={cover.title} data-type={type} data-size={cover.size}>
      {/* The element by which a page at rest keeps its pictures waiting (app/styles/resting.css). */}
      <picture className="block h-full" suppressHydrationWarning>
        {/* Its lines are faint where the title begins. */}
        <PictureImage picture={cover.drawing} sizes="100vw" priority={early} className="turning" />
      </picture>
    </span>
  )
}
