import type { Size } from '@/components/lib/picture'
import { createTerrain, type GridPoint, type Point } from '@/components/pictures/terrain'

/** Minimum distance between the points of a line, in units of the drawing. */
const STEP = 14
/** Closed lines of fewer points are omitted. */
const MIN_RING_POINTS = 5
/** Number of heights at which lines are drawn. */
const LEVELS = 22
/** Every fifth line is an index line, as on maps. */
const isIndex = (level: number) => level % 5 === 2

/**
 * Draws the contour lines of a terrain derived from a text. Returns the highest point and path data.
 *
 * @param size in units, about 600 for the longer edge
 */
export function drawContours(text: string, size: Size): { summit: Point; lines: string; indexLines: string } {
  const { summit, rows } = createTerrain(text, size)
  const heights = rows.flat().map(({ height }) => height)
  const [bottom, top] = [Math.min(...heights), Math.max(...heights)]
  const paths = Array.from({ length: LEVELS }, (_, i) =>
    traceLines(bottom + ((top - bottom) * (i + 0.5)) / LEVELS, rows)
      .map(drawCurve)
      .join(''),
  )
  return {
    summit,
    lines: paths.filter((_, i) => !isIndex(i)).join(''),
    indexLines: paths.filter((_, i) => isIndex(i)).join(''),
  }
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
