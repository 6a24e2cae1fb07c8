import type { TalkInput } from './schema'

/** Talks, in any order: the page shows the newest first. */
export const talks: TalkInput[] = []
