import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureManifest } from '@/components/lib/picture'
import type { ContentFault } from '@/content/schema/fault'
import { pictureManifestFile } from '@/scripts/commands/folders'
import { findFileFaults } from '@/scripts/content-faults/files'
import { faultsFrom } from '@/scripts/content-faults/from-error'
import { findSyntaxError, locate } from '@/scripts/content-faults/locate'

const FOLDER = 'content'
const OWN_ICON = join(FOLDER, 'icon.svg')

export interface CheckedPictures {
  manifest: PictureManifest
  notes: string[]
}

/** Returns everything in `content/` that stops the build (O3). Reads each file once a process. */
export async function findContentFaults(): Promise<ContentFault[]> {
  return (await checkContent()).faults
}

/** Returns the same, and what the check has seen in the pictures if there are no faults. */
export async function checkContent(): Promise<{ faults: ContentFault[]; pictures?: CheckedPictures }> {
  const unreadable = [...findFileFaults(FOLDER), ...findSyntaxFaults()]
  if (unreadable.length > 0) return { faults: unreadable }
  const wrong = await findWrongValues()
  if (wrong.length > 0) return { faults: wrong.map(withPlace) }
  let pictures: CheckedPictures | undefined
  const damaged = [
    ...(await faultsOf(async () => {
      pictures = await checkPictures()
    })),
    ...(await faultsOf(async () => (await import('@/app/resume.pdf/own-resume')).ownResume())),
    ...(await faultsOf(checkOwnIcon)),
  ]
  return { faults: damaged, pictures }
}

/** Imports happen within the checks, so a fault found while a module loads is reported like any other. */
async function findWrongValues(): Promise<ContentFault[]> {
  // First: dates are read by the months in the words, and a fault there would be reported for each date.
  const words = await faultsOf(async () => {
    const { validateWords } = await import('@/content/schema/words')
    validateWords({ ...(await import('@/content/words')) })
  })
  const typefaces = await faultsOf(() => import('@/content/schema/site-typefaces'))
  if (words.length > 0) return [...words, ...typefaces]
  const values = await faultsOf(async () => {
    const { hasImage, imagesFolder, findNearestImage } = await import('@/content/schema/images-folder')
    const { rawContent } = await import('@/content/schema/raw')
    const { validateContent } = await import('@/content/schema/validate')
    validateContent(
      rawContent,
      (file) => hasImage(file, imagesFolder),
      (file) => findNearestImage(file, imagesFolder),
    )
  })
  const isProfileWrong = values.some(({ file }) => file === 'content/profile.ts')
  const address = isProfileWrong ? [] : await faultsOf(() => import('@/content/schema/site-url'))
  return [...values, ...typefaces, ...address]
}

function findSyntaxFaults(): ContentFault[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = `${FOLDER}/${name}`
      const error = findSyntaxError(readFileSync(file, 'utf8'))
      if (!error) return []
      const { line, source, message } = error
      return [{ file, line, source, message: syntaxMessage(message) }]
    })
}

function syntaxMessage(reason: string): string {
  const advice = 'Look for a missing comma, quote or bracket there, or on the line before.'
  return `is not valid TypeScript (${reason.charAt(0).toLowerCase()}${reason.slice(1).replace(/\.$/, '')}). ${advice}`
}

async function checkPictures(): Promise<CheckedPictures> {
  const { findOriginals } = await import('@/app/pictures/encodings')
  const { content, imagesFolder } = await import('@/content/schema/load')
  const { measurePictures } = await import('@/scripts/pictures/measure')
  return measurePictures(findOriginals(content), imagesFolder, earlierPictures())
}

/** Returns the manifest of the last run; an empty one if there was none, or if it was stopped while it wrote. */
function earlierPictures(): PictureManifest {
  try {
    return JSON.parse(readFileSync(pictureManifestFile, 'utf8'))
  } catch {
    return {}
  }
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

/** Adds the owner's own line. */
function withPlace(fault: ContentFault): ContentFault {
  if (!fault.path || !existsSync(fault.file)) return fault
  return { ...fault, ...locate(readFileSync(fault.file, 'utf8'), fault.path) }
}
