import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { filesBelow } from '@/scripts/commands/files'
import { findHeaders, parseHeaders } from '@/scripts/serve/headers'
import { readBasePath, resolveRoute } from '@/scripts/serve/route'

const REVALIDATE = 'public, max-age=0, must-revalidate'
/** Maximum size of request headers in bytes. A search of 100 kB must reach its page. */
const MAX_HEADER_BYTES = 256 * 1024
/** Timeout of idle connections, as on CDNs. A shorter one may close during a request. */
const IDLE_MS = 60_000

/**
 * Serves an export as a CDN would: clean addresses, 404.html with status 404, the headers of
 * `_headers`, and its base path. Sends compressed files if the export contains them. Reads the
 * export once, so a later build needs a restart.
 *
 * @param options the folder of the export, and a port, 0 for any free one
 * @returns the address of the home page, and a function that stops the server
 * @throws if there is no export, or the port cannot be opened
 */
export async function serve({ folder, port }: { folder: string; port: number }) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = new Set(filesBelow(folder).map((file) => `/${file}`))
  const rules = parseHeaders(read('_headers'))
  const basePath = readBasePath(read('index.html'))
  const notFoundPage = read('404.html')
  const send = sirv(folder, { etag: true, brotli: true, gzip: true, dotfiles: true, extensions: [] })

  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: IDLE_MS }
  const server = createServer(options, (request, response) => {
    const { url = '/' } = request
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
    // An address that cannot be decoded gets the 404 page.
    const decoded = decode(path) ?? `${basePath}/%`
    const route = resolveRoute(decoded, basePath, (file) => files.has(file))
    const headers = findHeaders(rules, decoded.slice(basePath.length))
    const isCached = headers.has('Cache-Control') && route.kind === 'file'
    if (!isCached) headers.set('Cache-Control', REVALIDATE)
    response.setHeaders(headers)
    if (route.kind === 'redirect') return response.writeHead(308, { Location: route.to + query }).end()
    if (route.kind !== 'file') {
      return response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFoundPage)
    }
    // sirv fails on some invalid ranges. A response with the whole file is allowed.
    delete request.headers.range
    request.url = encodeURI(route.path)
    send(request, response)
  })
  await once(server.listen(port), 'listening')
  const address = server.address()
  const open = typeof address === 'object' && address ? address.port : port
  return {
    url: encodeURI(`http://localhost:${open}${basePath}/`),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
