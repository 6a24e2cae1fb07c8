import { createHash } from 'node:crypto'
import type { Size } from '../lib/picture'

/** The edge of a cell of the grid on which heights are measured, in units of the drawing. */
const CELL = 12
/** Cells beyond the edges of the drawing, where lines end unseen. */
const MARGIN = 3
/** The least distance of the points that a line is drawn through, in units of the drawing. */
const STEP = 14
/** A ring of fewer points would be a speck. */
const LEAST_OF_RING = 5
/** Heights between the lowest place and the highest at which a line is drawn. */
const LEVELS = 22
/** Every fifth of them is an index line, as on maps. */
const isIndex = (level: number) => level % 5 === 2

interface Point {
  x: number
  y: number
}

interface Place extends Point {
  height: number
}

/** 32 numbers from 0 to 1 that a text always has: the bytes of its hash. */
export function hashNumbers(text: string): number[] {
  return [...createHash('sha256').update(text).digest()].map((byte) => byte / 255)
}

/**
 * The contour lines of a terrain that a text always has, like those behind the intro.
 *
 * @param size of the drawing, in its own units, about 600 for its longer edge; lines are cut off at its edges
 * @returns the middle of the highest hill, and path data: the index lines apart from the others
 */
export function drawContours(text: string, size: Size): { summit: Point; lines: string; indexLines: string } {
  const hills = hillsOf(hashNumbers(text), size)
  const rows = placesOf(hills, size)
  const heights = rows.flat().map(({ height }) => height)
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)]
  const paths = Array.from({ length: LEVELS }, (_, i) =>
    linesAt(bottom + ((top - bottom) * (i + 0.5)) / LEVELS, rows)
      .map(smoothPath)
      .join(''),
  )
  return {
    summit: hills[0],
    lines: paths.filter((_, i) => !isIndex(i)).join(''),
    indexLines: paths.filter((_, i) => isIndex(i)).join(''),
  }
}

interface Hill extends Place {
  radius: number
}

/** The highest hill away from where the words begin, and lower hills and hollows (of less than 0) anywhere. */
function hillsOf(numbers: readonly number[], { width, height }: Size): [Hill, ...Hill[]] {
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

/** The corners of all cells with their heights, row by row. */
function placesOf(hills: readonly Hill[], { width, height }: Size): Place[][] {
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

/**
 * The lines of one height, by marching squares: where a line enters a cell, where it leaves it, and so from cell to cell. The
 * higher ground is always on the same side, so that what one cell leaves by, the next is entered by.
 */
function linesAt(level: number, rows: readonly Place[][]): Point[][] {
  const next = new Map<string, Point>()
  for (const [i, upper] of rows.slice(0, -1).entries()) {
    const lower = rows[i + 1] ?? []
    for (let column = 0; column < upper.length - 1; column++) {
      const corners = [upper[column], upper[column + 1], lower[column + 1], lower[column]] as Place[]
      const crossed = corners.flatMap((from, corner) => {
        const to = corners[(corner + 1) % 4] ?? from
        const enters = to.height > level
        return enters === from.height > level ? [] : [{ point: crossing(level, from, to), enters }]
      })
      // Two, or four on a saddle, by turns an entry and an exit.
      for (const [place, { point, enters }] of crossed.entries()) {
        const exit = crossed[(place + 1) % crossed.length]
        if (enters && exit) next.set(nameOf(point), exit.point)
      }
    }
  }
  return chainsOf(next)
}

/** Where a line crosses the edge between two corners: the same for both cells that share it. */
function crossing(level: number, from: Place, to: Place): Point {
  const part = (level - from.height) / (to.height - from.height)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const nameOf = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Points in the order in which they lead to each other: open chains from their first, and rings, which end where they begin. */
function chainsOf(next: Map<string, Point>): Point[][] {
  const reached = new Set([...next.values()].map(nameOf))
  const openFirst = [...next.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
  return openFirst.flatMap((first) => {
    const chain: Point[] = []
    let name = first
    for (let point = next.get(name); point; point = next.get(name)) {
      next.delete(name)
      chain.push(point)
      name = nameOf(point)
    }
    if (name === first && chain[0]) chain.push(chain[0])
    return chain.length > 1 ? [chain] : []
  })
}

/**
 * Path data of a smooth curve: a spline whose controls are the points, and which passes midway between them. `t` mirrors the
 * control before it, so that each point costs two whole numbers. What rounding moves, the next point takes back.
 */
function smoothPath(points: readonly Point[]): string {
  const spaced = thinned(points)
  const isRing = points[0] === points.at(-1)
  if (isRing && spaced.length < LEAST_OF_RING) return ''
  const [first, second, ...rest] = isRing ? [...spaced, ...spaced.slice(0, 2)] : spaced
  if (!first || !second) return ''
  let control = { x: Math.round(second.x), y: Math.round(second.y) }
  let at = midway(first, control)
  let path = `M${at.x} ${at.y}q${control.x - at.x} ${control.y - at.y}`
  for (const [i, point] of rest.entries()) {
    const to = midway(control, point)
    path += `${i === 1 ? 't' : ' '}${to.x - at.x} ${to.y - at.y}`
    control = { x: 2 * to.x - control.x, y: 2 * to.y - control.y }
    at = to
  }
  return rest.length > 0 ? path.replaceAll(' -', '-') : ''
}

function midway(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
}

/** Without the points that lie nearer than `STEP` to the one before. */
function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= STEP) kept.push(point)
  }
  return kept
}
