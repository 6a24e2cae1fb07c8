import { thisSite } from '@/components/documents/this-site'
import { vcard } from '@/components/documents/vcard'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(vcard(content, thisSite), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } })
}
