import type { SortOptionInput } from './schema'

/** The choices of the sort list on `/projects`; the first one is the default (rule G10). */
export const sortOptions: SortOptionInput[] = [
  { value: 'option1', label: 'Dates (new to old)' },
  { value: 'option2', label: 'Dates (old to new)' },
  { value: 'option3', label: 'Types' },
]
