import type { Content } from '@/content/validate'
import { contentDate } from '../../components/lib/dates'
import { type Site, screenAddress } from '../../components/lib/site'

/** Returns the sitemap: the home page, and `/projects` if there are any, with their pictures. Open projects are not pages. */
export function createSitemap(content: Content, site: Site): string {
  const shots = (projects: Content['projects']) =>
    projects.flatMap((project) => project.src.slice(0, 1).flatMap((image) => site.picture(image) ?? []))
  const entries = [
    entry(screenAddress(site, 'home'), contentDate(content), [
      ...[(content.profile.portrait && site.picture(content.profile.portrait)) ?? []].flat(),
      ...shots(content.featuredProjects),
    ]),
    ...(content.projects.length > 0
      ? [entry(screenAddress(site, 'projects'), contentDate(content), shots(content.projects))]
      : []),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

function entry(address: string, date: string, pictures: string[]): string {
  const images = pictures.map((src) => `<image:image><image:loc>${escaped(src)}</image:loc></image:image>`)
  return ['<url>', `<loc>${escaped(address)}</loc>`, `<lastmod>${date}</lastmod>`, ...images, '</url>'].join(
    '\n',
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
