import type { MetadataRoute } from 'next'
import { absolute } from '@/components/lib/site'
import { thisSite } from './this-site'

export const dynamic = 'force-static'

/** Everything may be read: what a page needs to be drawn, and what assistants are offered. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(thisSite, 'sitemap.xml') }
}
