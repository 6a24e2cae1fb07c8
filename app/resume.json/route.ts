import { jsonResume } from '@/app/resume.json/json-resume'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(`${JSON.stringify(jsonResume(content, thisSite), null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json' },
  })
}
