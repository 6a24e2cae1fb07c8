import { createNoise, hash, hashShare } from '@/components/map/noise'
import { placeSummits, type Summit, type Work } from '@/components/map/summits'
import type { World } from '@/components/map/world'

/** The heights of a world, row by row. */
export interface Terrain {
  world: World
  summits: Summit[]
  heights: number[]
}

/** The distance between two heights in units. */
export const CELL = 10
/** Digits of heights. Machines differ in the last digits of a cosine, and contours would too. */
const PRECISION = 1e5
/** Hills join by a power sum: the higher the power, the deeper the saddles. */
const POWER = 1.8
/** The radii of a hill beyond which it adds nothing. */
const FAR = 4.5

/** Creates the terrain of an owner: a hill for each work, on a plain of gentle noise (I3). */
export function createTerrain(name: string, works: readonly Work[], world: World): Terrain {
  const { width, height, isMirrored } = world
  const summits = placeSummits(name, works, world)
  const heightAt = createSurface(name, summits, world)
  const columns = columnsOf(world)
  const toEast = (x: number) => (isMirrored ? width - x : x)
  const heights = Array.from({ length: columns * (height / CELL + 1) }, (_, i) => {
    const z = heightAt(toEast((i % columns) * CELL), Math.floor(i / columns) * CELL)
    return Math.round(z * PRECISION) / PRECISION
  })
  return { world, summits: summits.map((summit) => ({ ...summit, x: toEast(summit.x) })), heights }
}

/** Returns the number of heights in a row. */
export function columnsOf({ width }: World): number {
  return width / CELL + 1
}

function createSurface(name: string, summits: readonly Summit[], { width, height }: World) {
  const hills = summits.map((summit) => {
    const turn = hashShare(summit.title, 'turn') * Math.PI
    const stretch = 1.1 + 0.5 * hashShare(summit.title, 'stretch')
    return { ...summit, stretch, cos: Math.cos(turn), sin: Math.sin(turn), far: FAR * summit.size * stretch }
  })
  const noise = createNoise(hash(name))
  const land = (x: number, y: number) =>
    noise(x, y) + 0.5 * noise(2 * x + 9.2, 2 * y - 3.1) + 0.22 * noise(4.1 * x - 5, 4.1 * y + 7)
  const bend = createNoise(hash(`bend of ${name}`))
  const region = 0.15 * Math.max(width, height)
  const usual = summits.reduce((sum, { size }) => sum + size / summits.length, 0) || region
  const plain = summits.length > 0 ? 0.2 : 0.5
  return (x: number, y: number) => {
    const u = x / usual / 1.15
    const v = y / usual / 1.15
    const bendX = usual * (0.42 * bend(u, v) + 0.13 * bend(2.7 * u + 4, 2.7 * v))
    const bendY = usual * (0.42 * bend(u + 31, v - 17) + 0.13 * bend(2.7 * u - 8, 2.7 * v + 3))
    let powers = 0
    let roughness = 1
    for (const hill of hills) {
      const dx = x - hill.x
      const dy = y - hill.y
      if (Math.abs(dx) > hill.far || Math.abs(dy) > hill.far) continue
      // Bends and noise are zero at a summit, so it is the highest point of its hill.
      const away = easeIn(Math.sqrt(dx * dx + dy * dy) / hill.size / 0.9)
      roughness *= away
      const bentX = dx + bendX * away
      const bentY = dy + bendY * away
      const along = (bentX * hill.cos + bentY * hill.sin) / hill.stretch
      const beside = (bentY * hill.cos - bentX * hill.sin) * hill.stretch ** 0.4
      const radii = Math.sqrt(along * along + beside * beside) / hill.size
      powers += (hill.height * Math.exp(-1.15 * radii ** 1.25)) ** POWER
    }
    const hilly = powers ** (1 / POWER)
    const rough = roughness * (0.06 * hilly) * land(x / usual / 0.7, y / usual / 0.7)
    const gentle = plain * (0.55 + 0.45 * roughness * land(x / region, y / region))
    return hilly + rough + gentle * (1 - 0.5 * Math.min(1, hilly))
  }
}

function easeIn(share: number): number {
  return share < 1 ? share * share * (3 - 2 * share) : 1
}
