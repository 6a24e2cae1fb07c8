import type { Path } from './fault'
import type { ContentInput } from './schema'

export interface FoundText {
  key: keyof ContentInput
  path: Path
  text: string
}

/** Every text within a value, with the path that leads there. */
export function collectTexts(value: unknown, path: Path = []): Omit<FoundText, 'key'>[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry, i) => collectTexts(entry, [...path, i]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => collectTexts(field, [...path, name]))
}

/** Every text of the content, with the part that it stands in. */
export function collectContentTexts(content: Record<keyof ContentInput, unknown>): FoundText[] {
  return (Object.keys(content) as (keyof ContentInput)[]).flatMap((key) =>
    collectTexts(content[key]).map((found) => ({ key, ...found })),
  )
}
