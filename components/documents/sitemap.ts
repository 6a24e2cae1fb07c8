import type { MetadataRoute } from 'next'
import type { Content } from '@/content/validate'
import { contentDate } from './dates'
import { type Site, screenAddress } from './site'

/** Both screens with the pictures they show. Open projects are states of a screen, not pages of their own. */
export function siteMap(content: Content, site: Site): MetadataRoute.Sitemap {
  const lastModified = contentDate(content)
  const shots = (projects: Content['projects']) =>
    projects.flatMap((project) => project.src.slice(0, 1).map((image) => site.picture(image)))
  return [
    {
      url: screenAddress(site, 'home'),
      lastModified,
      images: [site.picture(content.profile.portrait), ...shots(content.featuredProjects)],
    },
    { url: screenAddress(site, 'projects'), lastModified, images: shots(content.projects) },
  ]
}
