import type { ReactNode } from 'react'
import type { Picture } from '@/components/lib/picture'
import type { Words } from '@/content/schema/words'

/** Strings for the project dialog. Passed from the server to keep them out of the client bundle. */
export interface GalleryWords {
  dialog: Words['dialog']
  slider: Words['slider']
}

export interface CoverView {
  /** With a zero width space wherever it may break, isolated. */
  title: string
  /** Isolated; missing if the card leaves it out. */
  type?: string
  /** Its place in `COVER_SIZES`. */
  size: number
  /** Text below the cover, which shows the title already. */
  description?: ReactNode
  drawing: Picture
}

export interface Screenshot extends Picture {
  /** `alt` as `OwnText`. */
  caption: ReactNode
}

/** A project as the browser gets it: data that scripts change, and elements of the server that they only show. */
export interface ProjectView {
  slug: string
  title: string
  /** `title` for attributes and sentences, where its direction needs `isolate`. */
  isolatedTitle: string
  /** `title` as `OwnText`. */
  ownTitle: ReactNode
  type?: string
  /** `type` as `OwnText`. */
  ownType?: ReactNode
  /** `ownType` for the card; missing if all projects share the type. */
  cardType?: ReactNode
  /** `YYYY-MM` or `YYYY` */
  createdAt?: string
  /** `createdAt` in words. */
  month?: string
  /** `ProjectLogo`, for the dialog. */
  mark?: ReactNode
  /** Missing if there are screenshots, which the card shows instead. */
  logo?: Picture
  shots: readonly Screenshot[]
  /** For a project without either. CSS shows the title over it, as over a screenshot. */
  cover?: CoverView
  /** `ProjectDetails` for the dialog. */
  details: ReactNode
  /** `ProjectLinks` for the dialog; nothing if the project has no address. */
  links?: ReactNode
  /** `ProjectArticle`: the details in the page, below the card. */
  article: ReactNode
}

/**
 * Returns the id of an element of a project: its card, the texts of the card, its title, and the details below the card. Each has
 * its own prefix, so the title "Foo Title" does not get an id of "Foo".
 */
export function idOf(part: 'card' | 'project' | 'title' | 'label', slug: string): string {
  return `${part}-${slug}`
}
