import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeChanged } from '@/scripts/commands/files'
import { checkedSourcesFile } from '@/scripts/commands/folders'

/** The source of each module in `content/`, by path. */
export type Sources = Record<string, string>

export function readSources(): Sources {
  const names = readdirSync('content').filter((name) => name.endsWith('.ts'))
  return Object.fromEntries(
    names.flatMap((name) => {
      try {
        return [[`content/${name}`, readFileSync(join('content', name), 'utf8')]]
      } catch {
        // A broken link, which the check reports.
        return []
      }
    }),
  )
}

/**
 * Writes the modules that have passed the check, which Next compiles in development (see `checked-source.mjs`). With the current modules
 * Next would print a fault several times, and keep a module that failed.
 */
export async function publishSources(sources: Sources): Promise<void> {
  await writeChanged(checkedSourcesFile, JSON.stringify(sources))
}
