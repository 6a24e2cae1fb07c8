import { extname, join } from 'node:path'
import { encodeFile, mapFiles } from '@/app/pictures/encode-file'
import { findOriginals } from '@/app/pictures/encodings'
import { pictureManifest } from '@/components/ui/picture-manifest'
import { content } from '@/content/schema/load'
import { imagesFolder } from '@/content/schema/raw'

export const dynamic = 'force-static'

/** Inside Next's cache, which hosts keep between builds. */
const cache = join(process.cwd(), '.next', 'cache', 'pictures')
const files = mapFiles(findOriginals(content), pictureManifest)

/** A file for sites without pictures, because Next cannot export a route without files. */
const EMPTY = 'none.svg'
const EMPTY_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Lists every file for `next build`. `next dev` generates a file when it is requested. */
export function generateStaticParams(): { file: string }[] {
  const names = [...files.keys()]
  return (names.length > 0 ? names : [EMPTY]).map((file) => ({ file }))
}

export async function GET(_: Request, { params }: RouteContext<'/pictures/[file]'>): Promise<Response> {
  const name = (await params).file
  const file = files.get(name)
  const body = file ? new Uint8Array(await encodeFile(file, { from: imagesFolder, cache })) : EMPTY_DRAWING
  const type = extname(name).slice(1).replace('svg', 'svg+xml').replace('jpg', 'jpeg')
  return new Response(body, { headers: { 'Content-Type': `image/${type}` } })
}
