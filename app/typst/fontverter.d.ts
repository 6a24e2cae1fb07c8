/** The part of the package that is used here; it brings no types. */
declare module 'fontverter' {
  /** Converts a font to another format; its first bytes identify the present one. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
