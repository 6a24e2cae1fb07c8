import { llmsText } from '@/components/documents/llms'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(llmsText(content, thisSite), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
