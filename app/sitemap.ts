import type { MetadataRoute } from 'next'
import { siteMap } from '@/components/documents/sitemap'
import { thisSite } from '@/components/documents/this-site'
import { content } from '@/content/site'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return siteMap(content, thisSite)
}
