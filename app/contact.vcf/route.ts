import { vcard } from '@/app/contact.vcf/vcard'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(vcard(content, thisSite), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } })
}
