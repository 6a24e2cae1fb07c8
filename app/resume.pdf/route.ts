import { resumeBytes } from '@/components/documents/resume-file'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const bytes = await resumeBytes(content, thisSite)
  return new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } })
}
