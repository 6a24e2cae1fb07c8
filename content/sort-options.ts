import type { SortOptionInput } from '@/content/schema/content'

/** The sort options on `/projects`, the default first (G10). `content/words.ts` has their names. */
export const sortOptions: SortOptionInput[] = [
  { value: 'option1' },
  { value: 'option2' },
  { value: 'option3' },
]
