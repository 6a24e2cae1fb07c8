import { watch } from 'node:fs'

/** How long nothing may change before a change counts as complete, because editors write in several steps. */
const REST_MS = 100

/**
 * Resolves when something below a folder has changed, and then rested. It watches only until then: on Linux, Node's
 * watcher loses a file that another one was renamed over, so each change is waited for anew.
 */
export function nextChange(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest: NodeJS.Timeout | undefined
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        watcher.close()
        resolve()
      }, REST_MS)
    }).once('error', reject)
  })
}
