import type { MetadataRoute } from 'next'
import { robots as siteRobots } from '@/components/documents/robots'
import { thisSite } from '@/components/documents/this-site'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return siteRobots(thisSite)
}
