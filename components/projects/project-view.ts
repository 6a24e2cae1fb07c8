import type { ReactNode } from 'react'
import type { Picture } from '@/components/ui/picture'
import type { Words } from '@/content/schema/words'

/** Strings for the project dialog. Passed from the server to keep them out of the client bundle. */
export interface GalleryWords {
  dialog: Words['dialog']
  slider: Words['slider']
}

export interface Screenshot extends Picture {
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
  stack: readonly string[]
  /** `ProjectDescription`, for the card and the dialog. */
  description?: ReactNode
  /** `ProjectLogo`, for the dialog. */
  mark?: ReactNode
  /** Undefined if there are screenshots, which the card shows instead. */
  logo?: Picture
  shots: readonly Screenshot[]
  /** Whether the card shows a cover (`needsCover`). */
  hasCover: boolean
  /** `ProjectDetails`, for the dialog. */
  details: ReactNode
  /** `ProjectLinks`, for the dialog; undefined if the project has no address. */
  links?: ReactNode
}

export function getCardId(slug: string): string {
  return `card-${slug}`
}
