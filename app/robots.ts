import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/app/documents/addresses'
import { thisSite } from '@/app/site'

export const dynamic = 'force-static'

/** Allows everything. A sitemap needs a full address, so it is listed if that is known. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: thisSite.url && absoluteUrl(thisSite, 'sitemap.xml'),
  }
}
