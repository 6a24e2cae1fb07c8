import type { ContentInput } from './schema'

/** Voluntary work. The page orders it, newest first. Without entries it is nowhere. */
export const volunteering: ContentInput['volunteering'] = []
