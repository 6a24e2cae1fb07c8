import { createHash } from 'node:crypto'
import type { Size } from '@/components/lib/picture'

/** Size of a grid cell, in units of the drawing. */
const CELL = 12
/** Cells beyond each edge of the drawing, so no line ends inside it. */
const MARGIN = 3
/** Minimum distance between the points of a line. */
const STEP = 14
/** Closed lines of fewer points are omitted. */
const MIN_RING_POINTS = 5
/** Number of heights at which lines are drawn. */
const LEVELS = 22
/** Every fifth line is an index line, as on maps. */
const isIndex = (level: number) => level % 5 === 2

interface Point {
  x: number
  y: number
}

interface GridPoint extends Point {
  height: number
}

/** Returns 32 numbers from 0 to 1, the bytes of the text's hash. */
export function hashNumbers(text: string): number[] {
  return [...createHash('sha256').update(text).digest()].map((byte) => byte / 255)
}

/**
 * Draws the contour lines of a terrain derived from a text. Returns the highest point and path data.
 *
 * @param size in units, about 600 for the longer edge
 */
export function drawContours(text: string, size: Size): { summit: Point; lines: string; indexLines: string } {
  const hills = createHills(hashNumbers(text), size)
  const rows = createGrid(hills, size)
  const heights = rows.flat().map(({ height }) => height)
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)]
  const paths = Array.from({ length: LEVELS }, (_, i) =>
    traceLines(bottom + ((top - bottom) * (i + 0.5)) / LEVELS, rows)
      .map(drawCurve)
      .join(''),
  )
  return {
    summit: hills[0],
    lines: paths.filter((_, i) => !isIndex(i)).join(''),
    indexLines: paths.filter((_, i) => isIndex(i)).join(''),
  }
}

interface Hill extends GridPoint {
  radius: number
}

/** Returns the highest hill, away from the start of the title, then lower hills and hollows (height below 0). */
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

/**
 * Traces the lines of one height with marching squares. Higher ground is always on the same side of a line, so its exit
 * from one cell is its entry into the next.
 */
function traceLines(level: number, rows: readonly GridPoint[][]): Point[][] {
  const next = new Map<string, Point>()
  for (const [i, upper] of rows.slice(0, -1).entries()) {
    const lower = rows[i + 1] ?? []
    for (let column = 0; column < upper.length - 1; column++) {
      const corners = [upper[column], upper[column + 1], lower[column + 1], lower[column]] as GridPoint[]
      const crossings = corners.flatMap((from, corner) => {
        const to = corners[(corner + 1) % 4] ?? from
        const enters = to.height > level
        return enters === from.height > level ? [] : [{ point: findCrossing(level, from, to), enters }]
      })
      // There are two crossings, or four on a saddle. Entries and exits alternate.
      for (const [j, { point, enters }] of crossings.entries()) {
        const exit = crossings[(j + 1) % crossings.length]
        if (enters && exit) next.set(getKey(point), exit.point)
      }
    }
  }
  return joinPoints(next)
}

function findCrossing(level: number, from: GridPoint, to: GridPoint): Point {
  const part = (level - from.height) / (to.height - from.height)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

const getKey = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** Joins points to open lines and rings. @param next the next point by the key of a point */
function joinPoints(next: Map<string, Point>): Point[][] {
  const reached = new Set([...next.values()].map(getKey))
  const openFirst = [...next.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
  return openFirst.flatMap((first) => {
    const line: Point[] = []
    let key = first
    for (let point = next.get(key); point; point = next.get(key)) {
      next.delete(key)
      line.push(point)
      key = getKey(point)
    }
    if (key === first && line[0]) line.push(line[0])
    return line.length > 1 ? [line] : []
  })
}

/**
 * Returns the path of a quadratic spline with the points as controls. `t` mirrors the previous control, so a point takes two
 * integers. Rounding errors do not add up, because each step starts from the rounded point.
 */
function drawCurve(points: readonly Point[]): string {
  const spaced = thinOut(points)
  const isRing = points[0] === points.at(-1)
  if (isRing && spaced.length < MIN_RING_POINTS) return ''
  const [first, second, ...rest] = isRing ? [...spaced, ...spaced.slice(0, 2)] : spaced
  if (!first || !second) return ''
  let control = { x: Math.round(second.x), y: Math.round(second.y) }
  let at = midpoint(first, control)
  let path = `M${at.x} ${at.y}q${control.x - at.x} ${control.y - at.y}`
  for (const [i, point] of rest.entries()) {
    const to = midpoint(control, point)
    path += `${i === 1 ? 't' : ' '}${to.x - at.x} ${to.y - at.y}`
    control = { x: 2 * to.x - control.x, y: 2 * to.y - control.y }
    at = to
  }
  return rest.length > 0 ? path.replaceAll(' -', '-') : ''
}

function midpoint(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
}

function thinOut(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= STEP) kept.push(point)
  }
  return kept
}
