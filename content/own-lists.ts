import type { OwnListInput } from '@/content/schema/content'

/**
 * Lists of your own, such as testimonials, shown after the others. Each has a `title` and `entries`
 * with `title`, `subtitle`, `text`, `points`, `date` and `link`; only the titles are required.
 */
export const ownLists: OwnListInput[] = []
