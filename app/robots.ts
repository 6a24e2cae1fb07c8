import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/components/lib/site'
import { thisSite } from './this-site'

export const dynamic = 'force-static'

/** Everything may be read: what a page needs to be drawn, and what assistants are offered. A sitemap needs a full address. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: thisSite.url && absoluteUrl(thisSite, 'sitemap.xml'),
  }
}
