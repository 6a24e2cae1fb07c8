import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import sharp from 'sharp'
import { copyCheckout } from '@/__tests__/support/checkout-copy'
import { type ContentInput, contentFile, entryLists } from '@/content/schema/content'
import { runProgram } from '@/scripts/commands/program'

/**
 * An invented owner whose site is built to check that any content works. Lists that are left out
 * are empty; headings, sort options, colours and words default to the sample's.
 */
export interface Owner extends Partial<ContentInput> {
  profile: ContentInput['profile']
  /** The owner's language, by its file in `docs/translations`. */
  translation?: string
  /** Pictures to generate, by their path below `content/images`. */
  pictures?: Record<string, { width: number; height: number; colour: string }>
}

/** The exports of a module in `__tests__/owners`: an owner, or a resume to import. */
type OwnerModule = { owner: Owner } | { resume: object }

const folder = '__tests__/owners'

/** The files of the invented owners. */
export const ownerFiles = readdirSync(folder)

/**
 * Copies the checkout and writes the content of an invented owner into the copy.
 *
 * @param file its name in `__tests__/owners`; a JSON file is a resume
 * @returns the folder of the copy, which the caller removes
 */
export async function copyWithOwner(file: string): Promise<string> {
  const copy = copyCheckout()
  if (file.endsWith('.json')) importResume(copy, join(folder, file))
  else {
    const module: OwnerModule = await import(`@/${folder}/${parse(file).name}`)
    if ('owner' in module) await writeContent(copy, module.owner)
    else {
      writeFileSync(join(copy, 'resume.json'), JSON.stringify(module.resume))
      importResume(copy, 'resume.json')
    }
  }
  return copy
}

function importResume(copy: string, source: string): void {
  const setup = ['node', 'scripts/run.mjs', 'setup', '--yes', '--from', source]
  if (!runProgram(setup, copy)) throw new Error(`"${setup.join(' ')}" failed.`)
}

async function writeContent(copy: string, owner: Owner): Promise<void> {
  const write = (key: keyof ContentInput, value: unknown) =>
    writeFileSync(
      join(copy, contentFile(key)),
      `import type { ContentInput } from '@/content/schema/content'\n\nexport const ${key}: ContentInput['${key}'] = ${JSON.stringify(value, null, 2)}\n`,
    )
  write('profile', owner.profile)
  for (const key of entryLists) write(key, owner[key] ?? [])
  for (const key of ['sections', 'sortOptions', 'theme'] as const) if (owner[key]) write(key, owner[key])
  if (owner.translation)
    cpSync(`docs/translations/${owner.translation}.ts`, join(copy, 'content', 'words.ts'))
  rmSync(join(copy, 'content', 'resume.pdf'), { force: true })
  await drawPictures(join(copy, 'content', 'images'), owner.pictures)
}

/** Generates these pictures and removes all others. */
async function drawPictures(folder: string, pictures: Owner['pictures'] = {}) {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, { colour, ...size }] of Object.entries(pictures)) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    await sharp({ create: { ...size, channels: 3, background: colour } }).toFile(path)
  }
}
