import type { MetadataRoute } from 'next'
import { screenAddress } from '@/app/documents/addresses'
import { thisSite } from '@/app/site'
import { getContentDate } from '@/components/text/dates'
import { content } from '@/content/schema/load'

export const dynamic = 'force-static'

/** Lists the home page, and `/projects` if there are projects. Open projects are not pages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = getContentDate(content)
  const screens = content.projects.length > 0 ? (['home', 'projects'] as const) : (['home'] as const)
  return screens.map((screen) => ({ url: screenAddress(thisSite, screen), lastModified }))
}
