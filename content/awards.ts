import type { AwardInput } from '@/content/schema/content'

/** Awards, in any order: the page shows the newest first. */
export const awards: AwardInput[] = []
