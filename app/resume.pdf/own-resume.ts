import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '@/content/schema/fault'

/** The PDF that an owner may provide instead of the generated one. */
const ownResumeFile = join(process.cwd(), 'content', 'resume.pdf')

/**
 * Reads the owner's own PDF, if there is one.
 *
 * @throws ContentError if the file is not a readable PDF
 */
export function readOwnResume(file = ownResumeFile): Uint8Array<ArrayBuffer> | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  if (!isWholePdf(bytes.toString('latin1'))) {
    const message = 'is not a PDF, or is damaged. Save your resume as PDF again, or remove the file.'
    throw new ContentError([{ file: 'content/resume.pdf', message }])
  }
  return new Uint8Array(bytes)
}

/** Returns whether a PDF has a header, an end, and its list of objects at the offset that the end contains. Does not read pages. */
function isWholePdf(text: string): boolean {
  // Readers look for both marks within the first and last kilobyte.
  const start = text.slice(0, 1024).indexOf('%PDF-')
  // Programs append an end with each change. The last one is valid.
  const end = [...text.slice(-1024).matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)
  if (start === -1 || !end) return false
  const list = text.slice(start + Number(end[1])).trimStart()
  return /^(xref|\d+\s+\d+\s+obj)\b/.test(list) && /\/Root\s+\d+\s+\d+\s+R/.test(list)
}
