import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/app/documents/addresses'
import { thisSite } from '@/app/site'

export const dynamic = 'force-static'

/** Allows everything. The sitemap is listed only if the site's URL is known, because it must be absolute. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: thisSite.url && absoluteUrl(thisSite, 'sitemap.xml'),
  }
}
