import type { ContentInput } from '@/content/schema/content'

/** Publications, in any order: the page shows the newest first. */
export const publications: ContentInput['publications'] = []
