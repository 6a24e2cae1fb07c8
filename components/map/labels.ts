import type { Summit } from '@/components/map/summits'
import type { Terrain } from '@/components/map/terrain'
import type { View, World } from '@/components/map/world'

/** A side of a mark. */
export type Side = 'right' | 'left' | 'above' | 'below'

type Rect = readonly [left: number, top: number, right: number, bottom: number]

/**
 * Title and year in CSS pixels: their height, their distances from the middle of the mark beside it
 * and above or below it, and the distance of their top above the mark if they are beside it.
 */
const LABEL = { height: 34, beside: 12, apart: 8, rise: 10 }
/** CSS pixels: half the space of a mark or dot, the header, and the margin of the window. */
const SPACE = { mark: 9, header: 64, margin: 8 }

/**
 * Finds a side of each featured summit where its label overlaps no label, mark, header, portrait,
 * name or margin in any view, and no dot if possible. Prefers the side of the future.
 *
 * @param widths of the labels in CSS pixels, in the order of the featured summits
 * @returns the sides in that order; undefined for a label that is left out
 */
export function placeLabels({ world, summits }: Terrain, widths: readonly number[]): (Side | undefined)[] {
  const beside: Side[] = world.isMirrored ? ['left', 'right'] : ['right', 'left']
  const sides: Side[] = [...beside, 'above', 'below']
  const featured = summits.filter(({ isFeatured }) => isFeatured)
  const dots = summits.filter(({ isFeatured }) => !isFeatured)
  const views = world.views.map((view) => {
    const markOf = (summit: Summit) => markRect(locate(summit, world, view))
    const taken = fixedRects(world, view)
    return { view, taken, marks: featured.map(markOf), dots: dots.map(markOf) }
  })
  let labels = 0
  return featured.map((summit, i) => {
    const width = widths[i] ?? 0
    const rectIn = (view: View, side: Side) => labelRect(locate(summit, world, view), width, side)
    const isFree = (side: Side) =>
      views.every(({ view, taken, marks }) => {
        const others = marks.filter((_, other) => other !== i)
        return !overlapsAny(rectIn(view, side), [...taken, ...others])
      })
    const hasNoDot = (side: Side) => !views.some(({ view, dots }) => overlapsAny(rectIn(view, side), dots))
    const free = labels < world.labels ? sides.filter(isFree) : []
    const side = free.find(hasNoDot) ?? free[0]
    if (!side) return undefined
    labels++
    for (const { view, taken } of views) taken.push(rectIn(view, side))
    return side
  })
}

/** Returns the place of a summit in a window. */
function locate(summit: Summit, world: World, { width, height }: View) {
  const scaleX = width / world.width
  const scaleY = height / world.height
  const cover = Math.max(scaleX, scaleY)
  const fromMiddleX = summit.x - world.width / 2
  const fromMiddleY = summit.y - world.height / 2
  return {
    x: fromMiddleX * (world.isStretched ? scaleX : cover) + width / 2,
    y: fromMiddleY * (world.isStretched ? scaleY : cover) + height / 2,
  }
}

type Place = ReturnType<typeof locate>

function markRect({ x, y }: Place): Rect {
  const { mark } = SPACE
  return [x - mark, y - mark, x + mark, y + mark]
}

function labelRect({ x, y }: Place, width: number, side: Side): Rect {
  const corners: Record<Side, [left: number, top: number]> = {
    right: [x + LABEL.beside, y - LABEL.rise],
    left: [x - LABEL.beside - width, y - LABEL.rise],
    above: [x - width / 2, y - LABEL.apart - LABEL.height],
    below: [x - width / 2, y + LABEL.apart],
  }
  const [left, top] = corners[side]
  return [left, top, left + width, top + LABEL.height]
}

/** Returns the space of header, name, margins and portrait. */
function fixedRects({ hasPortrait, isMirrored }: World, { width, height, name }: View): Rect[] {
  const { header, margin } = SPACE
  const rects: Rect[] = [
    [-width, 0, 2 * width, header],
    [-width, name, 2 * width, height],
    [-width, 0, margin, height],
    [width - margin, 0, 2 * width, height],
  ]
  if (!hasPortrait) return rects
  // As wide as in components/home/intro.css.
  const side = Math.max(20, width / 20)
  const size = Math.min(120, Math.max(72, 0.18 * width))
  const left = isMirrored ? width - side - size : side
  return [...rects, [left, header, left + size, header + 4 + 1.25 * size]]
}

function overlapsAny(rect: Rect, others: readonly Rect[]): boolean {
  return others.some((other) => overlaps(rect, other))
}

function overlaps([left, top, right, bottom]: Rect, [left2, top2, right2, bottom2]: Rect): boolean {
  const sharesColumn = left < right2 && left2 < right
  const sharesRow = top < bottom2 && top2 < bottom
  return sharesColumn && sharesRow
}
