import type { MetadataRoute } from 'next'
import { absoluteUrl, projectAddress } from '@/app/documents/addresses'
import { thisSite } from '@/app/site'
import { getContentDate } from '@/components/text/dates'
import { content } from '@/content/schema/load'

export const dynamic = 'force-static'

/** Lists the home page, and if there are projects `/projects` and the page of each. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { projects } = content
  const addresses = [absoluteUrl(thisSite, '')]
  if (projects.length > 0) addresses.push(absoluteUrl(thisSite, 'projects'))
  for (const { slug } of projects) addresses.push(projectAddress(thisSite, slug))
  const lastModified = getContentDate(content)
  return addresses.map((url) => ({ url, lastModified }))
}
