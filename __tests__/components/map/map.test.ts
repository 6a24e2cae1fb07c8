import { gzipSync } from 'node:zlib'
import { plantedContent } from '@/__tests__/support/content'
import { blend, contrastRatio } from '@/components/colour-mode/oklch'
import { createPalette } from '@/components/colour-mode/palette'
import { drawMap } from '@/components/map/map-drawing'
import { listWorks, placeSummits, type Work } from '@/components/map/summits'
import { CELL, columnsOf, createTerrain } from '@/components/map/terrain'
import { createWorlds } from '@/components/map/world'

const palette = createPalette({ brand: '#20a785' })
const { wide, slim } = createWorlds(false, false)

/** Returns works of ten years, the newest first. The first six are featured. */
function createWorks(count: number, work: Partial<Work> = {}): Work[] {
  return Array.from({ length: count }, (_, i) => ({
    title: `Work ${i}`,
    date: `${2025 - Math.floor((i * 10) / count)}-${String(12 - (i % 12)).padStart(2, '0')}`,
    isFeatured: i < 6,
    ...work,
  }))
}

const createMap = (count: number, world = wide) => createTerrain('Ada Bell', createWorks(count), world)
const usual = createMap(16)

test('the same works give the same bytes, also if a machine computes the last digits differently [I3]', () => {
  const drawing = drawMap(usual, palette, 'dark')
  const { cos, exp } = Math
  jest.spyOn(Math, 'cos').mockImplementation((x) => cos(x) * (1 + 1e-14))
  jest.spyOn(Math, 'exp').mockImplementation((x) => exp(x) * (1 - 1e-14))
  expect(drawMap(createMap(16), palette, 'dark')).toBe(drawing)
  jest.restoreAllMocks()
  // Coordinates are whole.
  expect(drawing).not.toMatch(/ d="[^"]*[.e]/)
})

test.each(['#20a785', '#ffd21f', '#ffffff'])(
  'the name is readable on the dark map of the brand %s [I3, O7]',
  (brand) => {
    const bright = createPalette({ brand })
    const [, stroke = '', opacity] =
      /\.heavy{stroke:(#\w+);stroke-opacity:([\d.]+)/.exec(drawMap(usual, bright, 'dark')) ?? []
    const line = blend(bright.dark.low, stroke, Number(opacity))
    expect(contrastRatio(bright.dark.heading, line)).toBeGreaterThan(3.8)
  },
)

test('a further project and another name change the map [I3]', () => {
  expect(createMap(17).heights).not.toEqual(usual.heights)
  expect(createTerrain('Ben Adal', createWorks(16), wide).heights).not.toEqual(usual.heights)
})

test.each([0, 16, 120])('each map of %i works has at most 10 kB [I3]', (count) => {
  for (const terrain of [createMap(count), createMap(count, slim)])
    expect(gzipSync(drawMap(terrain, palette, 'dark')).length).toBeLessThan(10_000)
})

test.each([1, 6, 16, 120])('%i works are within the area, and featured ones are apart [I3]', (count) => {
  const works = createWorks(count)
  for (const world of [wide, slim]) {
    const { left, top, width, height } = world.area
    const summits = placeSummits('Ada Bell', works, world)
    expect(summits.map(({ title }) => title)).toEqual(works.map(({ title }) => title))
    for (const { x, y } of summits)
      expect([x >= left, x <= left + width, y >= top, y <= top + height]).toEqual([true, true, true, true])
    const featured = summits.slice(0, 6)
    for (const [i, one] of featured.entries())
      for (const other of featured.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(world.reach / 2)
  }
})

test.each([
  ['have the same date', { date: '2024-05' }],
  ['have no date', { date: undefined }],
  ['are all featured', { isFeatured: true }],
])('works spread over the map if they %s [I3]', (_, work) => {
  const places = placeSummits('Ada Bell', createWorks(16, work), wide).map(({ x }) => x)
  expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(wide.area.width * 0.7)
})

test('time runs from left to right, and from right to left if the site does [I3]', () => {
  const { summits, heights } = usual
  const [newest, oldest] = [summits[0], summits.at(-1)]
  expect(newest?.x).toBeGreaterThan((oldest?.x ?? 0) + wide.area.width / 2)
  const mirrored = createMap(16, createWorlds(false, true).wide)
  expect(mirrored.summits.map(({ x }) => x)).toEqual(summits.map(({ x }) => wide.width - x))
  const columns = columnsOf(wide)
  expect(mirrored.heights.slice(0, columns)).toEqual(heights.slice(0, columns).reverse())
})

test('featured summits are the highest ground around them [I3]', () => {
  const heightAt = (x: number, y: number) =>
    usual.heights[Math.round(y / CELL) * columnsOf(wide) + Math.round(x / CELL)] ?? 0
  for (const { x, y } of usual.summits.filter(({ isFeatured }) => isFeatured))
    for (const far of [-3 * CELL, 3 * CELL])
      for (const around of [heightAt(x + far, y), heightAt(x, y + far)])
        expect(around).toBeLessThan(heightAt(x, y))
})

test('without projects the jobs are the summits [I3]', () => {
  expect(listWorks(plantedContent()).map(({ title, isFeatured }) => [title, isFeatured])).toEqual([
    ['Alder', true],
    ['Beech', true],
    ['Cherry', false],
  ])
  expect(listWorks(plantedContent({ featuredProjects: [], olderProjects: [] }))).toEqual([
    { title: 'Role at current', date: '2023-06', isFeatured: false },
    { title: 'Role at middle', date: '2022-07', isFeatured: false },
    { title: 'Role at older', date: '2022-02', isFeatured: false },
  ])
})
