import type { Picture } from '../lib/picture'

/**
 * What a project's card shows: the fields that reach the browser as data, and no others. All else of it stands in the
 * page once, as HTML (`project-details.ts`), and the dialog reads it there.
 */
export interface ProjectView {
  slug: string
  title: string
  type: string
  /** `YYYY-MM` */
  createdAt: string
  /** G2: the first screenshot, or the logo with `alt: ''` where there is none. */
  picture: Picture
}

/** The id of the element that holds a project's details. */
export function detailsId(slug: string): string {
  return `project-${slug}`
}

export function cardId(slug: string): string {
  return `card-${slug}`
}
