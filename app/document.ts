import { thisSite } from '@/app/current-site'
import type { Site } from '@/components/lib/addresses'
import { content } from '@/content/schema/load'
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
