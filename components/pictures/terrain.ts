import { createHash } from 'node:crypto'
import type { Size } from '@/components/lib/picture'

/** Size of a grid cell, in units of the drawing. */
const CELL = 12
/** Cells beyond each edge of the drawing, so no line ends inside it. */
const MARGIN = 3

export interface Point {
  x: number
  y: number
}

/** A point of a terrain with its height, which is about 1 at the summit and below 0 in hollows. */
export interface GridPoint extends Point {
  height: number
}

/** Returns 32 numbers from 0 to 1, the bytes of the text's hash. */
export function hashNumbers(text: string): number[] {
  return [...createHash('sha256').update(text).digest()].map((byte) => byte / 255)
}

/**
 * Creates a terrain from a text.
 *
 * @returns its highest point, and a grid of heights in rows from the top
 */
export function createTerrain(text: string, size: Size): { summit: Point; rows: GridPoint[][] } {
  const hills = createHills(hashNumbers(text), size)
  return { summit: hills[0], rows: createGrid(hills, size) }
}

interface Hill extends GridPoint {
  radius: number
}

/** Returns the highest hill, away from the start of the title, then lower hills and hollows. */
function createHills(numbers: readonly number[], { width, height }: Size): [Hill, ...Hill[]] {
  const unit = Math.min(width, height)
  const four = (first: number) => numbers.slice(first, first + 4) as [number, number, number, number]
  const [, x, y, radius] = four(0)
  const others = [4, 8, 12, 16, 20, 24, 28].map((first, i) => {
    const [x, y, radius, rise] = four(first)
    return {
      x: width * x,
      y: height * y,
      radius: unit * (0.16 + 0.3 * radius),
      height: (i % 2 ? 1 : -1) * (0.2 + 0.4 * rise),
    }
  })
  return [
    {
      x: width * (0.64 + 0.32 * x),
      y: height * (0.38 + 0.55 * y),
      radius: unit * (0.4 + 0.5 * radius),
      height: 1,
    },
    ...others,
  ]
}

function createGrid(hills: readonly Hill[], { width, height }: Size): GridPoint[][] {
  const along = (length: number) =>
    Array.from({ length: Math.ceil(length / CELL) + 2 * MARGIN + 1 }, (_, i) => (i - MARGIN) * CELL)
  const heightAt = (x: number, y: number) =>
    hills.reduce(
      (sum, hill) =>
        sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.radius ** 2),
      0,
    )
  return along(height).map((y) => along(width).map((x) => ({ x, y, height: heightAt(x, y) })))
}
