/** The used part of the package, which has no types. Those of DefinitelyTyped depend on Express. */
declare module 'compression' {
  import type { RequestListener } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  export default function compression(options: {
    brotli: BrotliOptions
  }): (...answer: [...Parameters<RequestListener>, next: () => void]) => void
}
