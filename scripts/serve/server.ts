import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { findHeaders, headerRules, REVALIDATE } from '@/scripts/build/headers'
import { filesBelow } from '@/scripts/commands/files'
import { readBasePath, resolveRoute } from '@/scripts/serve/route'

/** Maximum size of request headers in bytes. A search of 100 kB must reach its page. */
const MAX_HEADER_BYTES = 256 * 1024
/** Timeout of idle connections, as on CDNs. With a shorter one a connection may close during the next request. */
const IDLE_MS = 60_000

/** Types that `sirv` does not know. */
const moreTypes: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
}

/**
 * Serves an export as a CDN would: clean addresses, 404.html with status 404, compression, the headers of `_headers`, and its base path.
 *
 * @param options the folder of the export, and a port, 0 for any free one
 * @returns the address of the home page, and a function that stops the server
 * @throws if there is no export, or the port cannot be opened
 */
export async function serve({ folder, port }: { folder: string; port: number }) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`)
  }
  const readExport = createExportReader(folder)
  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: IDLE_MS }
  const server = createServer(options, createHandler(folder, readExport))
  await once(server.listen(port), 'listening')
  const address = server.address()
  const open = typeof address === 'object' && address ? address.port : port
  return {
    url: encodeURI(`http://localhost:${open}${readExport().basePath}/`),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Returns a function that reads the files of an export, their headers, the base path (decoded, `''` at the root) and the 404 page. It reads
 * them again after `npm run build` has replaced the export, and returns the old ones during a build.
 */
function createExportReader(folder: string) {
  const read = () => {
    const names = filesBelow(folder)
    const basePath = readBasePath(readFileSync(join(folder, 'index.html'), 'utf8'))
    return {
      files: new Set(names.map((file) => `/${file}`)),
      rules: headerRules(names, basePath),
      notFoundPage: readFileSync(join(folder, '404.html')),
      basePath,
    }
  }
  // A build writes its last file into the folder itself, which changes its time.
  const writtenAt = () => statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  let current = { ...read(), readAt: writtenAt() }
  return () => {
    const readAt = writtenAt()
    if (readAt === current.readAt) return current
    try {
      current = { ...read(), readAt }
    } catch {
      // A build has not written all files yet.
    }
    return current
  }
}

function createHandler(folder: string, readExport: ReturnType<typeof createExportReader>) {
  // The level of CDNs. Node's default (11) is too slow for every request, and the package's default compresses less.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } })
  const setHeaders = (response: ServerResponse, path: string) => {
    const type = moreTypes[extname(path)]
    if (type) response.setHeader('Content-Type', type)
  }
  // With `dev` it reads the disk for each request, because a later build changes the files.
  const send = sirv(folder, { dev: true, etag: true, dotfiles: true, extensions: [], setHeaders })

  return (request: IncomingMessage, response: ServerResponse) => {
    const { files, rules, notFoundPage, basePath } = readExport()
    const [, path = '/', query] = /^([^?]*)\??(.*)$/s.exec(request.url ?? '/') ?? []
    // An address that cannot be decoded gets the 404 page.
    const decoded = decode(path) ?? `${basePath}/%`
    const headers = findHeaders(rules, decoded)
    for (const [name, value] of headers) response.setHeader(name, value)
    if (!headers.has('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }

    const route = resolveRoute(decoded, basePath, (file) => files.has(file))
    if (route.kind === 'redirect') {
      response.writeHead(308, { Location: route.to + (query ? `?${query}` : '') }).end()
      return
    }
    if (!isPlainRange(request.headers.range)) delete request.headers.range
    const answer = () => {
      if (route.kind === 'file') {
        request.url = encodeURI(route.path)
        send(request, response)
      } else {
        response.setHeader('Cache-Control', REVALIDATE)
        response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
        response.end(request.method === 'HEAD' ? undefined : notFoundPage)
      }
    }
    // Ranges refer to the uncompressed file.
    if (request.headers.range) answer()
    else compress(request, response, answer)
  }
}

/** Returns whether a range is `bytes=10-19` or `bytes=10-`. For any other the response is the whole file, which HTTP allows. */
function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  return start !== undefined && (!end || Number(start) <= Number(end))
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}
