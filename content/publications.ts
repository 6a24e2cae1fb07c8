import type { ContentInput } from './schema'

/** Publications, in any order: the page shows the newest first. */
export const publications: ContentInput['publications'] = []
