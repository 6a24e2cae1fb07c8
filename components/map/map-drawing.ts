import { blend, contrastRatio } from '@/components/colour-mode/oklch'
import type { Palette } from '@/components/colour-mode/palette'
import { findRings, toPath } from '@/components/map/contours'
import type { Terrain } from '@/components/map/terrain'

/** The height of the first line, and the minimum height of the last one. */
const LEVELS = { first: 0.05, last: 1 }
/** Every fifth line is heavy. */
const HEAVY = 5
/**
 * The heavy lines of the dark map: opacities to try, and the minimum contrast of the name with the
 * line. The name needs 3 (WCAG 1.4.3), and the lit edge of a line is brighter.
 */
const DARK_HEAVY = { opacities: [0.55, 0.5, 0.45], least: 0.4, contrast: 3.9 }
/**
 * Maximum number of characters of path data (9 kB compressed), characters of a dot, and the steps
 * of corners to try.
 */
const DATA = { maxLength: 24_000, dot: 12, steps: [2, 3, 4, 5] }

/** The opacity of the ground over the map, by shares of its height. */
const EDGES = [
  [0.06, 1],
  [0.22, 0],
  [0.8, 0],
  [1, 1],
]

/**
 * Draws a terrain as SVG: ground from low to high, contour lines, and dots on the summits that are
 * not featured. Each level has a shade and a lit edge, as if light came from the top left. The
 * ground covers top and bottom, because a mask takes longer to paint. The rest is transparent. The
 * same input gives the same bytes (I3).
 *
 * @param box attributes of the drawing: its size, and a part of the map in half units
 */
export function drawMap(terrain: Terrain, palette: Palette, mode: 'light' | 'dark', box = ''): string {
  const { world, summits } = terrain
  const { low, high, heading } = palette[mode]
  const [width, height] = [2 * world.width, 2 * world.height]
  const lines = traceLines(terrain)
  const levels = lines.map((_, i) => {
    const use = (attributes: string) => `<use href="#l${i}" ${attributes}/>`
    const weight = (i + 1) % HEAVY === 0 ? 'heavy' : 'fine'
    return [
      use('class="far" x="8" y="11"'),
      use('class="near" x="4" y="5"'),
      use('class="lit" x="-2" y="-3"'),
      use(`class="${weight}" fill="${blend(low, high, (i + 1) / world.levels)}"`),
    ].join('')
  })
  const dots = summits.map(({ x, y, isFeatured }) => (isFeatured ? '' : `M${2 * x} ${2 * y}h0`))
  const stops = EDGES.map(
    ([at, opacity]) => `<stop offset="${at}" stop-color="${low}" stop-opacity="${opacity}"/>`,
  )
  const shape = world.isStretched ? ' preserveAspectRatio="none"' : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${shape} ${box || `viewBox="0 0 ${width} ${height}"`}>`,
    `<style>path{vector-effect:non-scaling-stroke}${createStyles(palette)[mode]}`,
    `.dot{stroke:${heading};stroke-width:4;stroke-linecap:round;opacity:.6}</style>`,
    `<defs>${lines.map((line, i) => `<path id="l${i}" d="${line}"/>`).join('')}</defs>`,
    `<linearGradient id="ground" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `${levels.join('')}<path d="M0 0H${width}V${height}H0" fill="url(#ground)"/>`,
    `<path class="dot" d="${dots.join('')}"/></svg>`,
  ].join('')
}

function createStyles({ light, dark }: Palette) {
  const { opacities, least, contrast } = DARK_HEAVY
  const isReadable = (opacity: number) =>
    contrastRatio(dark.heading, blend(dark.low, dark.accent, opacity)) >= contrast
  return {
    light:
      `.far,.near{fill:${light.accent};opacity:.2}.far{opacity:.08}.lit{fill:#fff;opacity:.9}` +
      `.fine{stroke:${light.accent};stroke-opacity:.62;stroke-width:.8}` +
      `.heavy{stroke:${light.accent};stroke-opacity:.66;stroke-width:1.5}`,
    dark:
      `.far{opacity:.2}.near{opacity:.34}.lit{fill:${dark.accent};opacity:.35}` +
      `.fine{stroke:${dark.accent};stroke-opacity:.34;stroke-width:.8}` +
      `.heavy{stroke:${dark.accent};stroke-opacity:${opacities.find(isReadable) ?? least};stroke-width:1.5}`,
  }
}

/** Returns the path data of each level, lowest first. */
function traceLines(terrain: Terrain): string[] {
  const { levels } = terrain.world
  const maxLength = DATA.maxLength - DATA.dot * terrain.summits.length
  const peak = terrain.heights.reduce((a, b) => Math.max(a, b))
  const top = Math.max(LEVELS.last, peak - 0.01)
  const heightOf = (level: number) => LEVELS.first + ((top - LEVELS.first) * level) / (levels - 1)
  const rings = Array.from({ length: levels }, (_, level) => findRings(terrain, heightOf(level)))
  const trace = (step: number) => rings.map((level) => level.map((ring) => toPath(ring, step)).join(''))
  const isShort = (step: number) => trace(step).join('').length <= maxLength
  return trace(DATA.steps.find(isShort) ?? Math.max(...DATA.steps))
}
