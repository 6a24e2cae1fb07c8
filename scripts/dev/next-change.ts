import { watch } from 'node:fs'

/** Time without another change after which a change is complete, because editors write in several steps. */
const SETTLE_MS = 100

/**
 * Resolves after a change below a folder. Each change needs a new watcher, because on Linux Node's watcher loses a file
 * that another one replaces.
 */
export function nextChange(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        watcher.close()
        resolve()
      }, SETTLE_MS)
    }).once('error', reject)
  })
}
