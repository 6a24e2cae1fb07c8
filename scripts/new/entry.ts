import type { Copy } from './pictures'

/** A new entry of one list of the content. */
export interface NewEntry {
  key: 'featuredProjects' | 'olderProjects' | 'experiences'
  value: object
  /** Where in the list it belongs. */
  index: number
  /** Pictures that come with it. */
  copies: Copy[]
}
