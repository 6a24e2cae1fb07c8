import type { AwardInput } from './schema'

/** Awards, in the order they are shown. No entries, no such part. */
export const awards: AwardInput[] = []
