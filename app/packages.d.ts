/** The used parts of packages that have no types, or outdated ones, or ones that depend on Express. */

declare module 'fontverter' {
  /** Converts a font of any format to another. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}

declare module '@jsonresume/schema' {
  /** @param done receives the faults, or `null` */
  export function validate(resume: unknown, done: (faults: unknown) => void): void
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
