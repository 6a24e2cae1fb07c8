import type { MetadataRoute } from 'next'
import { thisSite } from '@/app/site'
import { absoluteUrl } from '@/components/frame/addresses'

export const dynamic = 'force-static'

/** Allows everything. The sitemap is listed only if the site's URL is known, because it must be absolute. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: thisSite.url && absoluteUrl(thisSite, 'sitemap.xml'),
  }
}
