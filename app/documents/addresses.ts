import { projectPath } from '@/components/paths'
import { format } from '@/components/text/format'
import type { ImageFile } from '@/content/schema/content'
import { metadata } from '@/content/words'

/** The URLs of the site and its pictures, for documents. */
export interface Site {
  /** The absolute URL of the home page, ending in a slash. Undefined if unknown (O11). */
  url?: string
  /** Returns the absolute URL of a picture in a common format. Undefined without `url`. */
  picture(image: ImageFile): string | undefined
  /** Returns the absolute URL of a picture as link preview. Undefined without `url`. */
  preview(image: ImageFile): string | undefined
}

/**
 * Returns an absolute URL, or a path from the root if the site's URL is unknown.
 *
 * @param path relative to the home page
 */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return site.url ? new URL(path, site.url).href : `/${path}`
}

/** Returns the address of a project's page (see `absoluteUrl`; G14). */
export function projectAddress(site: Pick<Site, 'url'>, slug: string): string {
  return absoluteUrl(site, projectPath(slug).slice(1))
}

/** Formats the owner's name and title in one line. */
export function formatPerson({ name, title }: { name: string; title?: string }): string {
  return title ? format(metadata.person, { name, title }) : name
}
