import type { ImageFile } from '@/content/schema'
import { metadata } from '../../content/words'
import { RESUME_PATH } from './constants'
import { format } from './words'

/** What the documents need beyond the content: the address of the site, and those of its pictures. */
export interface Site {
  /** The full address of the home page, ending in a slash. A path in it is the base path. Undefined if it is not known (O11). */
  url?: string
  /** The full address of a picture of the content, in a format that every reader knows. Undefined without `url`. */
  picture(image: ImageFile): string | undefined
}

/** Every document has one address; these are their names below the home page. */
export const documentFiles = {
  resume: RESUME_PATH.slice(1),
  jsonResume: 'resume.json',
  contact: 'contact.vcf',
  llms: 'llms.txt',
  homeMarkdown: 'index.md',
  projectsMarkdown: 'projects.md',
  homeCard: 'og.png',
  projectsCard: 'og-projects.png',
  manifest: 'manifest.webmanifest',
} as const

export type Screen = 'home' | 'projects'

/**
 * @param path within the site, with or without a leading slash; full addresses pass through
 * @returns the full address, or the path from the root if the address of the site is not known
 */
export function absoluteUrl(site: Pick<Site, 'url'>, path: string): string {
  return site.url ? new URL(path.replace(/^\/+/, ''), site.url).href : rootRelativeUrl(site, path)
}

/** The same without protocol and host, for what must also work on a preview of the site on another host. */
export function rootRelativeUrl({ url = 'https://localhost/' }: Pick<Site, 'url'>, path: string): string {
  return absoluteUrl({ url }, path).slice(new URL(url).origin.length)
}

/** The address of a screen that search engines list, as full as `absoluteUrl` can make it. */
export function screenAddress(site: Pick<Site, 'url'>, screen: Screen): string {
  return absoluteUrl(site, screen === 'home' ? '' : 'projects')
}

/** The address of an open project, as full as `absoluteUrl` can make it (G6). */
export function projectAddress(site: Pick<Site, 'url'>, slug: string): string {
  return `${screenAddress(site, 'projects')}?${new URLSearchParams({ project: slug })}`
}

/** Who this is, in one line. */
export function formatPerson({ name, title }: { name: string; title?: string }): string {
  return title ? format(metadata.person, { name, title }) : name
}
