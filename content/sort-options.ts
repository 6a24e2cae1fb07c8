import type { SortOptionInput } from '@/content/schema/content'

/** The sort options on `/projects`. The first one is the default (G10). Their names are in `content/words.ts`. */
export const sortOptions: SortOptionInput[] = [
  { value: 'option1' },
  { value: 'option2' },
  { value: 'option3' },
]
