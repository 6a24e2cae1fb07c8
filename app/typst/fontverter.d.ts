/** The used part of the package, which has no types. */
declare module 'fontverter' {
  /** Converts a font of any format to another. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
