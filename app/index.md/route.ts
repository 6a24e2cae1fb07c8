import { homeMarkdown } from '@/components/documents/markdown'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(homeMarkdown(content, thisSite), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
}
