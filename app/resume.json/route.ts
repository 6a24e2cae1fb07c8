import { jsonResume } from '@/components/documents/json-resume'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(`${JSON.stringify(jsonResume(content, thisSite), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  })
}
