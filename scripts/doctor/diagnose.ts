import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureManifest } from '@/components/ui/picture'
import { type ContentFault, withLine } from '@/content/schema/errors'
import { checkContent } from '@/scripts/check/content/check-content'
import { examine, type Finding } from '@/scripts/doctor/findings'
import sampleList from '@/scripts/doctor/sample.json'

/** The result of the doctor: faults, which stop the build, or findings. */
export interface Diagnosis {
  faults: readonly ContentFault[]
  /** The most important first. */
  findings: readonly Finding[]
  /** Notes of the build about what the resume, the card or a picture leaves out. */
  notes: readonly string[]
}

/** Examines the content of this checkout. */
export async function diagnose(): Promise<Diagnosis> {
  const { faults, pictures } = await checkContent()
  if (faults.length > 0 || !pictures) return { faults, findings: [], notes: [] }
  // These modules read the content, so they are imported after its check.
  const { content } = await import('@/content/schema/load')
  const { findOmissions } = await import('@/scripts/check/content/omissions')
  const omissions = findOmissions(content)
  return {
    faults: omissions.faults,
    findings: (await examineSite(pictures.manifest)).map(withLine),
    notes: [...pictures.notes, ...omissions.notes],
  }
}

/** Examines the site. These modules read the content, so they are imported after its check. */
async function examineSite(pictures: PictureManifest): Promise<Finding[]> {
  const { rawContent: content, imagesFolder } = await import('@/content/schema/raw')
  const { siteUrl: address } = await import('@/content/schema/site-url')
  const words = await import('@/content/words')
  const { sampleOf } = await import('@/scripts/doctor/sample')
  const sample = sampleOf(sampleList)
  const samplePictures = Object.keys(pictures).filter((file) =>
    sample.hasPicture(readFileSync(join(imagesFolder, file))),
  )
  return examine({ content, words, address, pictures, sample, samplePictures: new Set(samplePictures) })
}
