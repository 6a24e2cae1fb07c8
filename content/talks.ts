import type { TalkInput } from './schema'

/** Talks, in the order they are shown. No entries, no such part. */
export const talks: TalkInput[] = []
