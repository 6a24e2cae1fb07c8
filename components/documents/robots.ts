import type { MetadataRoute } from 'next'
import { absolute, type Site } from './site'

/** Everything may be read: what a page needs to be drawn, and what assistants are offered. */
export function robots(site: Site): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absolute(site, 'sitemap.xml') }
}
