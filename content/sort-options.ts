import type { SortOptionInput } from './schema'

/** The choices of the sort list on `/projects`; the first one is the default (G10). `content/words.ts` has their names. */
export const sortOptions: SortOptionInput[] = [
  { value: 'option1' },
  { value: 'option2' },
  { value: 'option3' },
]
