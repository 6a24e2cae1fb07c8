import { watch } from 'node:fs'

/** A change is complete after this time without another one, because editors write in several steps. */
const REST_MS = 100

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
      }, REST_MS)
    }).once('error', reject)
  })
}
