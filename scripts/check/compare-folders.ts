import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/commands/files'

/** Returns a line for each file that differs between two folders or exists in only one of them. */
export function compareFolders(first: string, second: string): string[] {
  const [inFirst, inSecond] = [first, second].map((folder) => new Set(filesBelow(folder))) as [Names, Names]
  return [...new Set([...inFirst, ...inSecond])].sort().flatMap((name) => {
    if (!inFirst.has(name)) return [`${name} is only in the second build`]
    if (!inSecond.has(name)) return [`${name} is only in the first build`]
    const same = readFileSync(join(first, name)).equals(readFileSync(join(second, name)))
    return same ? [] : [`${name} differs`]
  })
}

type Names = Set<string>
