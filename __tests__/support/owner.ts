import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type ContentInput, contentFile, entryLists } from '../../content/files'

/**
 * An owner invented for tests, whose site is built to check that any content works. Lists that are left out are empty;
 * headings, sort options, colours and words are then the sample's.
 */
export interface Owner extends Partial<ContentInput> {
  profile: ContentInput['profile']
  /** The owner's language, by its file in `docs/translations`. */
  translation?: string
  /** Pictures to draw, by their path below `content/images`. */
  pictures?: Record<string, { width: number; height: number; colour: string }>
}

/** Writes an owner's content over that of a copy of the checkout, with none of the pictures that were there. */
export async function writeOwner(copy: string, owner: Owner): Promise<void> {
  const write = (key: keyof ContentInput, value: unknown) =>
    writeFileSync(
      join(copy, contentFile(key)),
      `import type { ContentInput } from './files'\n\nexport const ${key}: ContentInput['${key}'] = ${JSON.stringify(value, null, 2)}\n`,
    )
  write('profile', owner.profile)
  for (const key of entryLists) write(key, owner[key] ?? [])
  for (const key of ['sections', 'sortOptions', 'theme'] as const) {
    // Another owner's may stand there.
    if (owner[key]) write(key, owner[key])
    else cpSync(contentFile(key), join(copy, contentFile(key)))
  }
  const words = 'content/words.ts'
  cpSync(owner.translation ? `docs/translations/${owner.translation}.ts` : words, join(copy, words))
  rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
  rmSync(join(copy, 'content', 'images'), { recursive: true, force: true })
  for (const [file, { colour, ...size }] of Object.entries(owner.pictures ?? {})) {
    const path = join(copy, 'content', 'images', file)
    mkdirSync(dirname(path), { recursive: true })
    await sharp({ create: { ...size, channels: 3, background: colour } }).toFile(path)
  }
}
