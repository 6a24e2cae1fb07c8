import type { Picture } from '../lib/picture'

/** What a project's card and dialog show: the fields that reach the browser, and no others. */
export interface ProjectView {
  slug: string
  title: string
  type: string
  /** `YYYY-MM` */
  createdAt: string
  logo: Picture
  images: Picture[]
  description: string
  bulletpoints: string[]
  footer?: string
  github: string
  video?: string
  website?: string
}
