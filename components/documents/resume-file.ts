import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Content } from '@/content/validate'
import { resumeDocument } from './resume-document'
import type { Site } from './site'

/** Where an owner puts a PDF of their own. */
export const ownResumeFile = join(process.cwd(), 'content', 'resume.pdf')

/**
 * @param ownFile wins when it is there
 * @throws when it is there and is no PDF, or when none can be made from the content
 */
export async function resumeBytes(
  content: Content,
  site: Site,
  ownFile = ownResumeFile,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(ownFile)) return resumeDocument(content, site)
  const bytes = new Uint8Array(readFileSync(ownFile))
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-') {
    const name = relative(process.cwd(), ownFile)
    throw new Error(`${name}: is not a PDF. Save your resume as PDF, or remove the file.`)
  }
  return bytes
}
