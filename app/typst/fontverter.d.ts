/** The part of the package that is used here; it brings no types. */
declare module 'fontverter' {
  /** @returns the font in another format; its own is told by its first bytes */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
