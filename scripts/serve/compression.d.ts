/** The part of the package that is used here. It brings no types, and those published apart bring all of Express. */
declare module 'compression' {
  import type { RequestListener } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  export default function compression(options: {
    brotli: BrotliOptions
  }): (...answer: [...Parameters<RequestListener>, next: () => void]) => void
}
