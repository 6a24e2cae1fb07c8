import type { Site } from '@/components/lib/site'
import { content } from '@/content/site'
import type { Content } from '@/content/validate'
import { thisSite } from './this-site'

type Made = string | Uint8Array<ArrayBuffer>

/**
 * The handler of a route that serves a document made from the content.
 *
 * @param type is seen under `next dev` only: on a host it follows from the file's name
 */
export function serveDocument(type: string, make: (content: Content, site: Site) => Made | Promise<Made>) {
  return async () => new Response(await make(content, thisSite), { headers: { 'Content-Type': type } })
}
