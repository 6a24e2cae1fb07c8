import { createHash } from 'node:crypto'

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

interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

interface Hill extends Point {
  radius: number
  /** Less than 0 for a hollow. */
  height: number
}

type Corner = readonly [column: number, row: number]
/** The number of an edge between two corners. */
type Edge = number

export interface Contours {
  /** The middle of the highest hill. */
  summit: Point
  /** Path data. */
  lines: string
  indexLines: string
}

/** 32 numbers from 0 to 1 that a text always has: the bytes of its hash. */
export function numbersOf(text: string): number[] {
  return [...createHash('sha256').update(text).digest()].map((byte) => byte / 255)
}

/**
 * The contour lines of a terrain that a text always has, like those behind the intro.
 *
 * @param size of the drawing, in its own units, about 600 for its longer edge; lines are cut off at its edges
 */
export function contoursOf(text: string, size: Size): Contours {
  const hills = hillsOf(numbersOf(text), size)
  const heights = heightsOf(hills, size)
  const [lowest, highest] = [Math.min(...heights.flat()), Math.max(...heights.flat())]
  const paths = Array.from({ length: LEVELS }, (_, i) =>
    linesAt(lowest + ((highest - lowest) * (i + 0.5)) / LEVELS, heights)
      .map(smoothPath)
      .join(''),
  )
  return {
    summit: hills[0] ?? { x: 0, y: 0 },
    lines: paths.filter((_, i) => !isIndex(i)).join(''),
    indexLines: paths.filter((_, i) => isIndex(i)).join(''),
  }
}

/** The highest hill away from where the words begin, and lower hills and hollows anywhere. */
function hillsOf(numbers: readonly number[], { width, height }: Size): Hill[] {
  const unit = Math.min(width, height)
  const [, x = 0, y = 0, radius = 0] = numbers
  const highest = {
    x: width * (0.64 + 0.32 * x),
    y: height * (0.38 + 0.55 * y),
    radius: unit * (0.4 + 0.5 * radius),
    height: 1,
  }
  const others = [4, 8, 12, 16, 20, 24, 28].map((first, i) => {
    const [x = 0, y = 0, radius = 0, height_ = 0] = numbers.slice(first)
    return {
      x: x * width,
      y: y * height,
      radius: unit * (0.16 + 0.3 * radius),
      height: (i % 2 ? 1 : -1) * (0.2 + 0.4 * height_),
    }
  })
  return [highest, ...others]
}

/** The heights of the corners of all cells, row by row. */
function heightsOf(hills: readonly Hill[], { width, height }: Size): number[][] {
  const corners = (length: number) => Math.ceil(length / CELL) + 2 * MARGIN + 1
  return Array.from({ length: corners(height) }, (_, row) =>
    Array.from({ length: corners(width) }, (_, column) => {
      const at = pointOf([column, row])
      return hills.reduce(
        (sum, hill) =>
          sum + hill.height * Math.exp(-((at.x - hill.x) ** 2 + (at.y - hill.y) ** 2) / hill.radius ** 2),
        0,
      )
    }),
  )
}

const pointOf = ([column, row]: Corner): Point => ({ x: (column - MARGIN) * CELL, y: (row - MARGIN) * CELL })

/**
 * The lines of one height, by marching squares: where a line enters a cell, where it leaves it, and so from cell to cell. The
 * higher ground is always on the same side, so that what one cell leaves by, the next is entered by.
 */
function linesAt(level: number, heights: readonly number[][]): Point[][] {
  const heightAt = ([column, row]: Corner) => heights[row]?.[column] ?? 0
  const isHigh = (corner: Corner) => heightAt(corner) > level
  const columns = heights[0]?.length ?? 0
  const points = new Map<Edge, Point>()
  const exits = new Map<Edge, Edge>()

  const crossing = (from: Corner, to: Corner): Edge => {
    const key =
      2 * (Math.min(from[1], to[1]) * columns + Math.min(from[0], to[0])) + Number(from[0] === to[0])
    const part = (level - heightAt(from)) / (heightAt(to) - heightAt(from))
    const [a, b] = [pointOf(from), pointOf(to)]
    points.set(key, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
    return key
  }
  for (let row = 0; row < heights.length - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners: Corner[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ]
      const crossed = corners.flatMap((from, i) => {
        const to = corners[(i + 1) % 4] ?? from
        return isHigh(from) === isHigh(to) ? [] : [{ key: crossing(from, to), enters: isHigh(to) }]
      })
      // Two, or four on a saddle, by turns an entry and an exit.
      for (const [i, { key, enters }] of crossed.entries()) {
        const exit = crossed[(i + 1) % crossed.length]
        if (enters && exit) exits.set(key, exit.key)
      }
    }
  }
  return chainsOf(exits).map((keys) => keys.flatMap((key) => points.get(key) ?? []))
}

/** Keys in the order in which they lead to each other: open chains from their first, and rings, which end where they begin. */
function chainsOf(next: Map<Edge, Edge>): Edge[][] {
  const reached = new Set(next.values())
  const openFirst = [...next.keys()].sort((a, b) => Number(reached.has(a)) - Number(reached.has(b)))
  return openFirst.flatMap((first) => {
    const chain = [first]
    for (let key = next.get(first); key !== undefined; key = next.get(key)) {
      next.delete(chain.at(-1) ?? key)
      chain.push(key)
    }
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
