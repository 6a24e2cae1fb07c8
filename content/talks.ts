import type { TalkInput } from '@/content/schema/content'

/** Talks, in any order: the page shows the newest first. */
export const talks: TalkInput[] = []
