import { placeLabels, type Side } from '@/components/map/labels'
import { createTerrain } from '@/components/map/terrain'
import { createWorlds, type View, type World } from '@/components/map/world'

type Box = { left: number; top: number; right: number; bottom: number }

/** The corner of a label of this width, from the mark, as in `scripts/map/make.ts`. */
const corners: Record<Side, (width: number) => [x: number, y: number]> = {
  right: () => [12, -10],
  left: (width) => [-12 - width, -10],
  above: (width) => [-width / 2, -42],
  below: (width) => [-width / 2, 8],
}

/** Returns where a window shows a place of the world. */
function project({ x, y }: { x: number; y: number }, world: World, { width, height }: View) {
  const scaleX = width / world.width
  const scaleY = height / world.height
  if (world.isStretched) return [x * scaleX, y * scaleY] as const
  const scale = Math.max(scaleX, scaleY)
  return [
    (width - world.width * scale) / 2 + x * scale,
    (height - world.height * scale) / 2 + y * scale,
  ] as const
}

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const works = Array.from({ length: 40 }, (_, i) => ({
  title: `Work ${i}`,
  date: `${2025 - Math.floor(i / 4)}`,
  isFeatured: i < 9,
}))

test.each([
  ['a wide window', 'wide', false],
  ['a phone from right to left', 'slim', true],
] as const)('labels overlap nothing in %s [I3]', (_, shape, isMirrored) => {
  const world = createWorlds(true, isMirrored)[shape]
  const terrain = createTerrain('Ada Bell', works, world)
  const widths = [60, 140, 90, 75, 300, 50, 50, 50, 50]
  const sides = placeLabels(terrain, widths)
  const labelled = sides.flatMap((side, i) =>
    side ? [{ side, width: widths[i] ?? 0, summit: terrain.summits[i] }] : [],
  )
  expect(labelled.length).toBeGreaterThan(0)
  expect(labelled.length).toBeLessThanOrEqual(world.labels)
  for (const view of world.views) {
    const boxes = labelled.map(({ side, width, summit }) => {
      const [x, y] = project(summit ?? { x: 0, y: 0 }, world, view)
      const [left, top] = corners[side](width)
      return { left: x + left, top: y + top, right: x + left + width, bottom: y + top + 34 }
    })
    for (const [i, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(8)
      expect(box.right).toBeLessThanOrEqual(view.width - 8)
      expect(box.top).toBeGreaterThanOrEqual(64)
      expect(box.bottom).toBeLessThanOrEqual(view.name)
      const others = boxes.filter((_, other) => other !== i)
      const marks = terrain.summits.slice(0, widths.length).map((summit) => {
        const [x, y] = project(summit, world, view)
        return { left: x - 4, top: y - 4, right: x + 4, bottom: y + 4 }
      })
      expect([...others, ...marks].filter((other) => touches(box, other))).toEqual([])
    }
  }
})

test.each([
  ['right', false],
  ['left', true],
])(
  'a label is on the %s, the side of the future, or left out if no side is free [I3]',
  (side, isMirrored) => {
    const work = [{ title: 'Tidewatch', date: '2024', isFeatured: true }]
    const terrain = createTerrain('Ada Bell', work, createWorlds(false, isMirrored).wide)
    expect(placeLabels(terrain, [100])).toEqual([side])
    expect(placeLabels(terrain, [2000])).toEqual([undefined])
  },
)
