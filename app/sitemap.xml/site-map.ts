import { type Screen, type Site, screenAddress } from '@/components/lib/addresses'
import { getContentDate } from '@/components/lib/dates'
import type { ImageFile, Project } from '@/content/schema/content'
import type { Content } from '@/content/schema/validate'

/** Returns the sitemap: the home page, and `/projects` if there are projects, with their pictures. Open projects are not pages. */
export function createSitemap(content: Content, site: Site): string {
  const { profile, featuredProjects, projects } = content
  const date = getContentDate(content)
  const createEntry = (screen: Screen, images: readonly ImageFile[]) => {
    const pictures = images.flatMap((image) => site.picture(image) ?? [])
    const lines = [
      `<loc>${escapeXml(screenAddress(site, screen))}</loc>`,
      ...(date ? [`<lastmod>${date}</lastmod>`] : []),
      ...pictures.map((src) => `<image:image><image:loc>${escapeXml(src)}</image:loc></image:image>`),
    ]
    return `<url>\n${lines.join('\n')}\n</url>`
  }
  const portrait = profile.portrait ? [profile.portrait] : []
  const home = createEntry('home', [...portrait, ...firstScreenshots(featuredProjects)])
  const entries = projects.length > 0 ? [home, createEntry('projects', firstScreenshots(projects))] : [home]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
}

function firstScreenshots(projects: readonly Project[]): ImageFile[] {
  return projects.flatMap(({ src }) => src.slice(0, 1))
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
