import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files that were made, kept between builds, and those of them that the site serves. */
export interface Store {
  has(name: string): boolean
  read(name: string): Promise<Buffer>
  keep(name: string, bytes: Uint8Array | string): Promise<void>
  /** Puts a kept file where the site serves it. */
  serve(name: string): Promise<void>
  /** Removes what is served and was not asked for in this build. */
  tidy(): Promise<void>
}

/**
 * @param cache folder kept between builds
 * @param to folder the site serves
 */
export async function openStore(cache: string, to: string): Promise<Store> {
  await mkdir(to, { recursive: true })
  await mkdir(cache, { recursive: true })
  const kept = new Set(await readdir(cache))
  const served = new Set<string>()
  return {
    has: (name) => kept.has(name),
    read: (name) => readFile(join(cache, name)),
    async keep(name, bytes) {
      // It gets its name once it is whole, so that a build that is stopped leaves no half picture for the next.
      await writeFile(join(cache, `${name}.part`), bytes)
      await rename(join(cache, `${name}.part`), join(cache, name))
      kept.add(name)
    },
    async serve(name) {
      served.add(name)
      await copyFile(join(cache, name), join(to, name))
    },
    async tidy() {
      for (const name of await readdir(to)) if (!served.has(name)) await rm(join(to, name))
    },
  }
}
