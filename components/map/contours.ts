import { contours } from 'd3-contour'
import { CELL, columnsOf, type Terrain } from '@/components/map/terrain'

type Point = readonly [x: number, y: number]
/** The corners of a closed line, without the first one again at the end. */
type Ring = readonly Point[]

/** A ring with fewer corners is a speck. */
const MIN_CORNERS = 16

/** Returns the rings around the ground above a height. A ring within a ring surrounds a hollow. */
export function findRings({ world, heights }: Terrain, height: number): Ring[] {
  const columns = columnsOf(world)
  const size: Point = [columns, heights.length / columns]
  const { coordinates } = contours().size(size).contour(heights, height)
  const rings = coordinates.flat().map((ring) => ring.slice(1))
  return rings.filter(({ length }) => length >= MIN_CORNERS)
}

/**
 * Returns a ring as path data in half units: a smooth curve, a quadratic B-spline, around some of
 * its corners.
 *
 * @param step 2 for every second corner, and so on
 */
export function toPath(ring: Ring, step: number): string {
  const corners = ring.filter((_, i) => i % step === 0).map(toUnits)
  // The curve touches each side in its middle, which is whole in half units.
  const middles = sidesOf(corners).map(([from, to]) => add(from, to))
  const [first = [], ...others] = sidesOf(middles).map(([from, to]) => subtract(to, from))
  const [start = [0, 0]] = middles
  const [, corner = start] = corners
  const bend = subtract(add(corner, corner), start)
  return `M${join(start)}q${join([...bend, ...first])}t${join(others.flat())}z`
}

/** Converts from cells, which d3 counts from the corner of the first one, to whole units. */
function toUnits([column, row]: Point): Point {
  return [Math.round((column - 0.5) * CELL), Math.round((row - 0.5) * CELL)]
}

function add([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy]
}

function subtract([x, y]: Point, [dx, dy]: Point): Point {
  return [x - dx, y - dy]
}

function sidesOf(ring: Ring): [from: Point, to: Point][] {
  return ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point])
}

/** Writes numbers as path data, where a minus sign also separates. */
function join(numbers: readonly number[]): string {
  let data = ''
  for (const number of numbers) {
    const isSeparate = data === '' || number < 0
    data += isSeparate ? number : ` ${number}`
  }
  return data
}
