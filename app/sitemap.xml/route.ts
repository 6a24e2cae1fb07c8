import { serveDocument } from '@/app/site'
import { createSitemap } from '@/app/sitemap.xml/site-map'

export const dynamic = 'force-static'

export const GET = serveDocument('application/xml', createSitemap)
