import type { ContentInput } from '@/content/schema/content'

/** Voluntary work, in any order: the page shows the newest first. */
export const volunteering: ContentInput['volunteering'] = []
