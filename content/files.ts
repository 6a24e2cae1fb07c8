import { z } from 'zod'
import { type ContentInput, contentSchema } from './schema'

export type { ContentInput }

type Key = keyof ContentInput
type ListKey = { [K in Key]: ContentInput[K] extends readonly unknown[] ? K : never }[Key]

/** What the owner wrote before it is checked: it may be anything. */
export type RawContent = Record<Key, unknown>

/** The lists whose entries are the owner's, each of which may be empty (O2). The choices of the sort list are the site's. */
export const entryLists = Object.entries(contentSchema.shape)
  .filter(([key, schema]) => schema instanceof z.ZodArray && key !== 'sortOptions')
  .map(([key]) => key as Exclude<ListKey, 'sortOptions'>)

/** The path of the file that exports a constant of the content. */
export function contentFile(key: Key): string {
  const name =
    key === 'skillGroups' ? 'skills' : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `content/${name}.ts`
}
