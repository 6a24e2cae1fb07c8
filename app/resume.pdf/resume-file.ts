import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Content } from '@/content/validate'
import type { Site } from '../../components/lib/site'
import { pdfOf } from '../typst/typst'
import { pdfFault } from './pdf-file'
import { planResume } from './resume-plan'
import { resumeTemplate, templateData } from './resume-template'

/** Where an owner puts a PDF of their own. */
const ownResumeFile = join(process.cwd(), 'content', 'resume.pdf')

/**
 * @returns the owner's own PDF, where there is one
 * @throws when the file is no PDF that can be opened, with what is wrong and how to fix it
 */
export function ownResume(file = ownResumeFile): Uint8Array<ArrayBuffer> | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const fault = pdfFault(bytes)
  if (fault) {
    const name = relative(process.cwd(), file)
    throw new Error(`${name}: ${fault} Save your resume as PDF again, or remove the file.`)
  }
  return new Uint8Array(bytes)
}

/**
 * The resume as a tagged PDF, on two pages or within the owner's limit. Of the projects it tells as much as there is room
 * for; of the work too, when even the limit is not enough.
 *
 * @returns the same bytes for the same content
 */
export async function resumeDocument(
  content: Content,
  site: Pick<Site, 'url'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { resume } = await planResume(content, site)
  return pdfOf(resumeTemplate, templateData(resume, content))
}

/**
 * @param ownFile wins when it is there
 * @throws when it is there and is no PDF
 */
export async function resumeBytes(
  content: Content,
  site: Site,
  ownFile = ownResumeFile,
): Promise<Uint8Array<ArrayBuffer>> {
  return ownResume(ownFile) ?? resumeDocument(content, site)
}
