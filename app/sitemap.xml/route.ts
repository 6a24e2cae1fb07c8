import { documentOf } from '@/app/document'
import { siteMap } from '@/app/sitemap.xml/site-map'

export const dynamic = 'force-static'

export const GET = documentOf('application/xml', siteMap)
