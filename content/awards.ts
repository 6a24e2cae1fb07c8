import type { AwardInput } from './schema'

/** Awards, in any order: the page shows the newest first. */
export const awards: AwardInput[] = []
