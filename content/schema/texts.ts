import type { ContentInput, RawContent } from '@/content/schema/content'
import type { Path } from '@/content/schema/fault'

export interface FoundText {
  key: keyof ContentInput
  path: Path
  text: string
}

/** Returns every text in a value with its path. */
export function collectTexts(value: unknown, path: Path = []): Omit<FoundText, 'key'>[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry, i) => collectTexts(entry, [...path, i]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => collectTexts(field, [...path, name]))
}

/** Returns every text of the content with its constant and path. */
export function collectContentTexts(content: RawContent): FoundText[] {
  return (Object.keys(content) as (keyof ContentInput)[]).flatMap((key) =>
    collectTexts(content[key]).map((found) => ({ key, ...found })),
  )
}

/** Returns the pictures in the content. The text of each is the path of its file. */
export function collectPictures(content: RawContent): FoundText[] {
  return collectContentTexts(content).filter(({ path }) => ['file', 'logo'].includes(String(path.at(-1))))
}
