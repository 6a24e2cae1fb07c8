import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureManifest } from '@/components/ui/picture'
import { ContentError, type ContentFault, findSyntaxError, withLine } from '@/content/schema/errors'

const FOLDER = 'content'
const OWN_ICON = join(FOLDER, 'icon.svg')

export interface CheckedPictures {
  manifest: PictureManifest
  notes: string[]
}

/** Returns every fault in `content/`, and the pictures. Reads files once per process (O3). */
export async function checkContent(): Promise<{ faults: ContentFault[]; pictures?: CheckedPictures }> {
  const unreadable = findSyntaxFaults()
  if (unreadable.length > 0) return { faults: unreadable }
  const invalid = (await findInvalidValues()).map(withLine)
  let pictures: CheckedPictures | undefined
  const damaged = [
    ...(await faultsOf(async () => {
      if (invalid.length === 0) pictures = await checkPictures()
    })),
    ...(await faultsOf(async () => (await import('@/app/documents/own-resume')).readOwnResume())),
    ...(await faultsOf(checkOwnIcon)),
  ]
  return { faults: [...invalid, ...damaged], pictures }
}

/** Imports the content within the checks, because a module may throw while it loads. */
async function findInvalidValues(): Promise<ContentFault[]> {
  const values = await faultsOf(() => import('@/content/schema/load'))
  const typefaces = await faultsOf(() => import('@/app/documents/font-files'))
  // The address is in the profile, which is not checked if the words are wrong.
  const hasAddress = !values.some(({ file }) => ['content/profile.ts', 'content/words.ts'].includes(file))
  const address = hasAddress ? await faultsOf(() => import('@/content/schema/site-url')) : []
  return [...values, ...typefaces, ...address]
}

function findSyntaxFaults(): ContentFault[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  return names.flatMap((name) => findSyntaxError(`${FOLDER}/${name}`) ?? [])
}

async function checkPictures(): Promise<CheckedPictures> {
  const { findOriginals } = await import('@/app/pictures/encodings')
  const { imagesFolder } = await import('@/content/schema/raw')
  const { content } = await import('@/content/schema/load')
  const { measurePictures } = await import('@/app/pictures/read')
  return measurePictures(findOriginals(content), imagesFolder)
}

async function checkOwnIcon(): Promise<void> {
  if (!existsSync(OWN_ICON)) return
  const { openPicture, reportUnreadable } = await import('@/app/pictures/read')
  await reportUnreadable(OWN_ICON, () => openPicture(readFileSync(OWN_ICON)).metadata())
}

async function faultsOf(check: () => unknown): Promise<readonly ContentFault[]> {
  try {
    await check()
    return []
  } catch (error) {
    return faultsFrom(error)
  }
}

/** Converts the error of any check to faults. The error of a module contains its file. */
export function faultsFrom(error: unknown): readonly ContentFault[] {
  if (error instanceof ContentError) return error.faults
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, missing] = /^Cannot find module '.*\b(content\/[\w-]+)'/.exec(message) ?? []
  if (missing)
    return [
      {
        file: `${missing}.ts`,
        message: 'is missing. Restore it. If you have no entries, export an empty list.',
      },
    ]
  const [, file, line] = /(?:\/|\()(content\/[\w-]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/')) ?? []
  if (!file) return [{ file: 'content', message }]
  return [{ file, line: Number(line), message: `cannot be read: ${message}. Fix that line.` }]
}
