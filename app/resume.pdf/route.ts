import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resumeDocument } from '@/components/documents/resume-document'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

/** A PDF of the owner's own wins over the one made from the content. */
const ownResume = join(process.cwd(), 'content', 'resume.pdf')

export async function GET(): Promise<Response> {
  const bytes = existsSync(ownResume) ? readFileSync(ownResume) : await resumeDocument(content, thisSite)
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/pdf' } })
}
