import type { ContentInput } from './schema'

/** Voluntary work, in any order: the page shows the newest first. */
export const volunteering: ContentInput['volunteering'] = []
