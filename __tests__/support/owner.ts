import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type ContentInput, contentFile, entryLists } from '@/content/schema/files'
import { runProgram } from '@/scripts/commands/program'

/**
 * An invented owner whose site is built to check that any content works. Lists that are left out are empty; headings, sort
 * options, colours and words default to the sample's.
 */
export interface Owner extends Partial<ContentInput> {
  profile: ContentInput['profile']
  /** The owner's language, by its file in `docs/translations`. */
  translation?: string
  /** Pictures to generate, by their path below `content/images`; `kept` leaves the checkout's pictures in place. */
  pictures?: Record<string, { width: number; height: number; colour: string }> | 'kept'
}

/** The exports of a file in `__tests__/owners`: an owner, or what `npm run setup` imports, as a path or as a resume. */
export type OwnerModule = { owner: Owner } | { setupFrom: string | object }

/** Replaces the content of a copy of the checkout with an owner's. */
export async function writeOwner(copy: string, module: OwnerModule): Promise<void> {
  rmSync(join(copy, 'content'), { recursive: true })
  cpSync('content', join(copy, 'content'), { recursive: true })
  if ('owner' in module) return writeContent(copy, module.owner)
  const { setupFrom } = module
  const source = typeof setupFrom === 'string' ? setupFrom : 'resume.json'
  if (typeof setupFrom === 'object') writeFileSync(join(copy, source), JSON.stringify(setupFrom))
  const setup = ['npm', 'run', '--silent', 'setup', '--', '--yes', '--from', source]
  if (!runProgram(setup, { folder: copy, minutes: 5 })) throw new Error(`"${setup.join(' ')}" failed.`)
}

async function writeContent(copy: string, owner: Owner): Promise<void> {
  const write = (key: keyof ContentInput, value: unknown) =>
    writeFileSync(
      join(copy, contentFile(key)),
      `import type { ContentInput } from '@/content/schema/files'\n\nexport const ${key}: ContentInput['${key}'] = ${JSON.stringify(value, null, 2)}\n`,
    )
  write('profile', owner.profile)
  for (const key of entryLists) write(key, owner[key] ?? [])
  for (const key of ['sections', 'sortOptions', 'theme'] as const) if (owner[key]) write(key, owner[key])
  if (owner.translation)
    cpSync(`docs/translations/${owner.translation}.ts`, join(copy, 'content', 'words.ts'))
  rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
  if (owner.pictures !== 'kept') await drawPictures(join(copy, 'content', 'images'), owner.pictures ?? {})
}

/** Generates these pictures and removes all others. */
async function drawPictures(folder: string, pictures: Exclude<Owner['pictures'], 'kept' | undefined>) {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, { colour, ...size }] of Object.entries(pictures)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    await sharp({ create: { ...size, channels: 3, background: colour } }).toFile(path)
  }
}
