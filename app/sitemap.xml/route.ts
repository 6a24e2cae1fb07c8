import { siteMap } from '@/app/sitemap.xml/site-map'
import { thisSite } from '@/app/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export function GET(): Response {
  return new Response(siteMap(content, thisSite), { headers: { 'Content-Type': 'application/xml' } })
}
