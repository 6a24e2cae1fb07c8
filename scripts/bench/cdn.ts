import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { siteHandler } from '../serve/server'

/** For browsers that visit `serveAsCdn`: its certificate is self-signed. */
export const trustAnybody = '--ignore-certificate-errors'

/**
 * Serves an export over HTTP/2 and TLS, as every CDN does: one connection, headers packed.
 *
 * @param folder the export of a site that stands at the root of its domain
 * @returns the address of the home page, and how to stop
 */
export async function serveAsCdn(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }])
  const handler = siteHandler(folder, '') as unknown as (
    request: Http2ServerRequest,
    response: Http2ServerResponse,
  ) => void
  const server = createSecureServer({ key: certificate.private, cert: certificate.cert }, handler)
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}
