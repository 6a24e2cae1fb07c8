import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@/content/schema/errors'

/** The PDF that an owner may provide instead of the generated one. */
const ownResumeFile = join(process.cwd(), 'content', 'resume.pdf')

/**
 * Reads the owner's own PDF, if there is one.
 *
 * @throws ContentError if the file is not a PDF, or is incomplete
 */
export function readOwnResume(file = ownResumeFile): Uint8Array<ArrayBuffer> | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  // Readers look for these marks within the first and last kilobyte.
  const hasStart = bytes.subarray(0, 1024).includes('%PDF-')
  const hasEnd = bytes.subarray(-1024).includes('%%EOF')
  if (hasStart && hasEnd) return new Uint8Array(bytes)
  const message = 'is not a PDF, or is damaged. Save your resume as PDF again, or remove the file.'
  throw new ContentError([{ file: 'content/resume.pdf', message }])
}
