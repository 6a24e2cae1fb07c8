// Looked up once, because lookups of globals are slow in Jest.
const { cos, floor, imul, PI, sin } = Math

/** Hashes a text to 32 bits (FNV-1a, then mixed). */
export function hash(text: string): number {
  let bits = 2166136261
  for (const letter of text) bits = imul(bits ^ (letter.codePointAt(0) ?? 0), 16777619)
  bits = imul(bits ^ (bits >>> 15), 2246822507)
  return (bits ^ (bits >>> 13)) >>> 0
}

/** Returns a number from 0 to 1 for a text, a different one for each purpose. */
export function hashShare(text: string, purpose: string): number {
  return hash(`${purpose} of ${text}`) / 2 ** 32
}

/** Creates Perlin's gradient noise: smooth, about -1 to 1, with features as large as a unit. */
export function createNoise(seed: number): (x: number, y: number) => number {
  const slope = (i: number, j: number, x: number, y: number) => {
    let bits = imul(i, 374761393) ^ imul(j, 668265263) ^ seed
    bits = imul(bits ^ (bits >>> 13), 1274126177)
    const turn = ((bits ^ (bits >>> 16)) / 2 ** 31) * PI
    return cos(turn) * (x - i) + sin(turn) * (y - j)
  }
  const mix = (from: number, to: number, share: number) => {
    const cubic = (to - from) * share ** 3
    const easing = share * (share * 6 - 15) + 10
    return from + cubic * easing
  }
  return (x, y) => {
    const i = floor(x)
    const j = floor(y)
    const top = mix(slope(i, j, x, y), slope(i + 1, j, x, y), x - i)
    const bottom = mix(slope(i, j + 1, x, y), slope(i + 1, j + 1, x, y), x - i)
    return 1.5 * mix(top, bottom, y - j)
  }
}
