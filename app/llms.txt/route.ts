import { llmsText } from '@/app/llms.txt/llms'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(llmsText(content, thisSite), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
