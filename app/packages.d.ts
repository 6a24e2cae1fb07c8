/** The used parts of packages without types. */

declare module '@jsonresume/schema' {
  /** @param done receives the faults, or `null` */
  export function validate(resume: unknown, done: (faults: unknown) => void): void
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** Keeps the whole font. The text must be empty. */
      keepAllGlyphs?: boolean
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}

declare module 'papaparse' {
  export function parse(
    csv: string,
    options: { header: true; delimiter: string; skipEmptyLines: boolean },
  ): {
    data: Record<string, string>[]
    errors: { code: string; row: number }[]
    meta: { fields?: string[] }
  }
}

declare module 'culori' {
  interface Rgb {
    mode: 'rgb'
    r: number
    g: number
    b: number
  }
  export interface Oklch {
    mode: 'oklch'
    l: number
    c: number
    h?: number
  }
  type Color = Rgb | Oklch
  export function converter(mode: 'oklch'): (color: string) => Oklch | undefined
  export function differenceEuclidean(mode: 'rgb'): (one: Color, other: Color) => number
  export function clampRgb(color: Color): Color
  export function clampChroma(color: Color, mode: 'oklch'): Color
  export function formatHex(color: Color): string
  export function interpolate(colors: string[], mode: 'oklab'): (share: number) => Color
  export function wcagContrast(one: string | Color, other: string | Color): number
}

declare module 'opentype.js' {
  interface Path {
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
    toPathData(decimalPlaces: number): string
  }
  export interface Glyph {
    index: number
    getPath(x: number, y: number, fontSize: number): Path
  }
  export class Font {
    tables: Record<string, { axes?: object[] } | undefined>
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
    stringToGlyphs(text: string): Glyph[]
  }
  export function parse(buffer: ArrayBufferLike): Font
}

declare module 'd3-contour' {
  type Point = readonly [x: number, y: number]
  interface Contours {
    size(size: Point): Contours
    contour(values: number[], threshold: number): { coordinates: Point[][][] }
  }
  export function contours(): Contours
}
