/** The part of the package that is used here. It brings no types, and those published apart bring all of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  const compression: {
    (options: {
      brotli: BrotliOptions
      filter: Filter
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
    filter: Filter
  }
  export default compression
}
