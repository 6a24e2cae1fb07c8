import type { ContentInput } from './schema'

/** What you published. The page orders it, newest first. Without entries it is nowhere. */
export const publications: ContentInput['publications'] = []
