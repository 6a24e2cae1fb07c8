import type { ReactNode } from 'react'
import type { Words } from '@/content/words-schema'
import type { Picture } from '../lib/picture'

/** What a grid of projects says once one of them is open: given by the server, so that a first view carries none of it in its scripts. */
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
  /** What the card says below the cover, which has the title already. */
  description?: ReactNode
  drawing: Picture
}

export interface Screenshot extends Picture {
  /** `alt` as `OwnText`. */
  caption: ReactNode
}

/** A project as the browser gets it: data for what scripts change, elements made on the server for what they only show. */
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
  /** For the card of a project that has neither. The style sheet writes its title over it, as over a screenshot. */
  cover?: CoverView
  /** `ProjectDetails` for the dialog. */
  details: ReactNode
  /** `ProjectLinks` for the dialog; nothing if the project has no address. */
  links?: ReactNode
  /** `ProjectArticle`: the details in the page, below the card. */
  article: ReactNode
}

/**
 * The id of an element of a project: its card, the details below the card, its title, its type and month. Each has a prefix
 * of its own: a title such as "Foo Title" must not give the id that belongs to "Foo".
 */
export function idOf(part: 'card' | 'project' | 'title' | 'facts', slug: string): string {
  return `${part}-${slug}`
}
