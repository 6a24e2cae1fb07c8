import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, parse, resolve } from 'node:path'
import sharp from 'sharp'
import { type ContentInput, contentFile, entryLists } from '@/content/schema/content'
import { withCheckoutCopy } from '@/scripts/check/checkout-copy'
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

const folder = '__tests__/owners'

/**
 * Calls a function for each owner with a copy of the checkout that has the owner's content.
 *
 * @param named names of files in `__tests__/owners` without extension, by default all, or paths of resumes
 */
export async function forEachOwner(
  named: readonly string[],
  work: (name: string, copy: string) => Promise<void>,
): Promise<void> {
  const files = new Map(readdirSync(folder).map((file) => [parse(file).name, join(folder, file)]))
  const unknown = named.find((name) => !files.has(name) && !extname(name))
  if (unknown)
    throw new Error(`There is no owner "${unknown}". Choose from: ${[...files.keys()].join(', ')}.`)
  await withCheckoutCopy(async (copy) => {
    for (const name of named.length > 0 ? named : files.keys()) {
      await writeOwner(copy, files.get(name) ?? name)
      await work(name, copy)
    }
  })
}

/** The exports of a module in `__tests__/owners`: an owner, or a resume that `npm run setup` imports. */
type OwnerModule = { owner: Owner } | { resume: object }

/** Replaces the content of a copy of the checkout. @param file an owner's module, or a resume that `npm run setup` imports */
async function writeOwner(copy: string, file: string): Promise<void> {
  rmSync(join(copy, 'content'), { recursive: true })
  cpSync('content', join(copy, 'content'), { recursive: true })
  if (extname(file) !== '.ts') return importResume(copy, resolve(file))
  const { name } = parse(file)
  const module: OwnerModule = await import(`../owners/${name}`)
  if ('owner' in module) return writeContent(copy, module.owner)
  writeFileSync(join(copy, `${name}.json`), JSON.stringify(module.resume))
  importResume(copy, `${name}.json`)
}

function importResume(copy: string, source: string): void {
  const setup = ['npm', 'run', '--silent', 'setup', '--', '--yes', '--from', source]
  if (!runProgram(setup, { folder: copy, minutes: 5 })) throw new Error(`"${setup.join(' ')}" failed.`)
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
