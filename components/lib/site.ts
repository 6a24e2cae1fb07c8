import type { ImageFile } from '@/content/schema'
import { metadata } from '../../content/words'
import { RESUME_PATH } from './constants'
import { filled } from './words'

/** What the documents must know beyond the content: where the site stands, and where its pictures do. */
export interface Site {
  /** The full address of the home page, ending in a slash. A path in it is the base path. */
  url: string
  /** The full address of a picture of the content, in a format that every reader knows. */
  picture(image: ImageFile): string
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
 * @returns the full address
 */
export function absolute(site: Pick<Site, 'url'>, path: string): string {
  return new URL(path.replace(/^\/+/, ''), site.url).href
}

/** The same without protocol and host, for what must also work on a preview of the site on another host. */
export function rooted(site: Pick<Site, 'url'>, path: string): string {
  return absolute(site, path).slice(new URL(site.url).origin.length)
}

/** The full address of a screen, the one that search engines are told. */
export function screenAddress(site: Pick<Site, 'url'>, screen: Screen): string {
  return screen === 'home' ? site.url : absolute(site, 'projects')
}

/** G6: the full address of an open project. */
export function projectAddress(site: Pick<Site, 'url'>, slug: string): string {
  return `${screenAddress(site, 'projects')}?${new URLSearchParams({ project: slug })}`
}

/** Who this is, in one line. */
export function titled({ name, title }: { name: string; title?: string }): string {
  return title ? filled(metadata.person, { name, title }) : name
}
