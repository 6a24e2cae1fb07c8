import { projectsMarkdown } from '@/app/index.md/markdown'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(projectsMarkdown(content, thisSite), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
}
