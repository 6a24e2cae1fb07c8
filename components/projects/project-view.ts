import type { ReactNode } from 'react'
import type { Picture } from '@/components/ui/picture'
import type { Words } from '@/content/schema/words'

/** Strings for the project dialog. Passed from the server to keep them out of the client bundle. */
export interface GalleryWords {
  dialog: Words['dialog']
  slider: Words['slider']
}

export interface CoverView {
  /** Isolated; undefined if the card leaves it out. */
  type?: string
  /** The crop of the contour lines, and the size of the title (`createCover`). */
  variant: number
  size: number
  /** Text below the cover, instead of the title that the cover shows. */
  description?: ReactNode
}

interface Screenshot extends Picture {
  /** `alt` as `bidiText`, if it is not the text alone. */
  caption?: ReactNode
}

/** A project as sent to the browser: data for scripts, and elements rendered on the server. */
export interface ProjectView {
  slug: string
  title: string
  /** `title` for attributes and sentences (see `isolate`). */
  isolatedTitle: string
  /** `title` as `bidiText`. */
  titleElement: ReactNode
  type?: string
  /** `type` as `bidiText`. */
  typeElement?: ReactNode
  /** `typeElement` for the card; undefined if all projects share the type. */
  cardType?: ReactNode
  /** `YYYY-MM` or `YYYY`. */
  createdAt?: string
  /** `createdAt` in words. */
  month?: string
  /** `ProjectLogo`, for the dialog. */
  mark?: ReactNode
  /** Undefined if there are screenshots, which the card shows instead. */
  logo?: Picture
  shots: readonly Screenshot[]
  /** For a project without screenshots and logo. */
  cover?: CoverView
  /** `ProjectDetails` for the dialog. */
  details: ReactNode
  /** `ProjectLinks` for the dialog; undefined if the project has no address. */
  links?: ReactNode
  /** `ProjectArticle`: the details in the page, below the card. */
  article: ReactNode
}

/**
 * Returns the id of an element of a project: its card, the label of the card, its title, or the details below the card. The part is a
 * prefix, because a suffix could equal the end of another project's slug.
 */
export function getProjectId(part: 'card' | 'project' | 'title' | 'label', slug: string): string {
  return `${part}-${slug}`
}
