import type { Site } from '@/app/documents/addresses'
import { pictureSrc, previewSrc } from '@/components/ui/picture'
import { getPicture } from '@/components/ui/picture-manifest'
import { content } from '@/content/schema/load'
import { siteUrl } from '@/content/schema/site-url'
import type { Content } from '@/content/schema/validate'

type Body = string | Uint8Array<ArrayBuffer>

/**
 * Returns the handler of a route that serves a document generated from the content.
 *
 * @param type MIME type, used by `next dev` only: a host derives it from the file name
 */
export function serveDocument(type: string, create: (content: Content, site: Site) => Body | Promise<Body>) {
  return async () => new Response(await create(content, thisSite), { headers: { 'Content-Type': type } })
}

/** The URL of this site and of its pictures. */
export const thisSite: Site = {
  url: siteUrl,
  picture: (image) => siteUrl && new URL(pictureSrc(getPicture(image)), siteUrl).href,
  preview: (image) => siteUrl && new URL(previewSrc(getPicture(image)), siteUrl).href,
}
