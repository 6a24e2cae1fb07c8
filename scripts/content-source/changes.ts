import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type ContentInput, contentFile } from '@/content/schema/content'
import type { Changes } from '@/scripts/commands/files'
import { OwnCodeError, withValue } from '@/scripts/content-source/edit'

export interface ContentPlan {
  changes: Changes
  /** The content after the changes. */
  content: ContentInput
  /** Why files with comments or code in their constant stay, and what the owner has to write. */
  byHand: { problem: string; parts: string }[]
}

/** Plans the changes from the current content to another valid one. Writes nothing. */
export function planChanges(root: string, current: ContentInput, content: ContentInput): ContentPlan {
  const plan: ContentPlan = { changes: new Map(), content: { ...content }, byHand: [] }
  for (const key of Object.keys(content) as (keyof ContentInput)[]) {
    const [before, after] = [asWritten(current[key]), asWritten(content[key])]
    if (isDeepStrictEqual(before, after)) continue
    const file = contentFile(key)
    try {
      plan.changes.set(file, withValue(readFileSync(join(root, file), 'utf8'), key, before, after))
    } catch (error) {
      if (!(error instanceof OwnCodeError)) throw error
      plan.byHand.push({ problem: `${file}: ${error.message}`, parts: error.parts })
      Object.assign(plan.content, { [key]: current[key] })
    }
  }
  return plan
}

/** Returns a value without undefined fields. */
function asWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
