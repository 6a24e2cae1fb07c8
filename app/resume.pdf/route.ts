import { resumeBytes } from '@/app/resume.pdf/resume-file'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const bytes = await resumeBytes(content, thisSite)
  return new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } })
}
