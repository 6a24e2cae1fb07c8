import { siteMap } from '@/components/documents/sitemap'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(siteMap(content, thisSite), { headers: { 'Content-Type': 'application/xml' } })
}
