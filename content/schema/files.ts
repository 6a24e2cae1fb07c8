import { z } from 'zod'
import { type ContentInput, contentSchema } from '@/content/schema/content'

export type { ContentInput }

type Key = keyof ContentInput
type ListKey = { [K in Key]: ContentInput[K] extends readonly unknown[] ? K : never }[Key]

/** The content before validation. */
export type RawContent = Record<Key, unknown>

/** The lists that may be empty (O2). */
export const entryLists = Object.entries(contentSchema.shape)
  .filter(([key, schema]) => schema instanceof z.ZodArray && key !== 'sortOptions')
  .map(([key]) => key as Exclude<ListKey, 'sortOptions'>)

/** Returns the path of the file that exports a constant. */
export function contentFile(key: Key): string {
  const name =
    key === 'skillGroups' ? 'skills' : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `content/${name}.ts`
}
