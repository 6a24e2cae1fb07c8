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
/** Distance from its summit at which a hill ends, in radii. */
const FAR = 4.5

/** Creates the terrain of an owner: a hill for each work, on a plain of gentle noise (I3). */
export function createTerrain(name: string, works: readonly Work[], world: World): Terrain {
  const { width, height, isMirrored } = world
  const summits = placeSummits(name, works, world)
  const heightAt = createSurface(name, summits, world)
  const columns = columnsOf(world)
  const rows = height / CELL + 1
  const toEast = (x: number) => (isMirrored ? width - x : x)
  const heights = Array.from({ length: columns * rows }, (_, i) => {
    const x = (i % columns) * CELL
    const y = Math.floor(i / columns) * CELL
    return Math.round(heightAt(toEast(x), y) * PRECISION) / PRECISION
  })
  return { world, summits: summits.map((summit) => ({ ...summit, x: toEast(summit.x) })), heights }
}

/** Returns the number of heights in a row. */
export function columnsOf({ width }: World): number {
  return width / CELL + 1
}

function createSurface(name: string, summits: readonly Summit[], { width, height }: World) {
  const hills = summits.map(createHill)
  const land = createLand(name)
  const region = 0.15 * Math.max(width, height)
  const usual = summits.reduce((sum, { size }) => sum + size / summits.length, 0) || region
  const bendAt = createBend(name, usual)
  const plain = summits.length > 0 ? 0.2 : 0.5
  return (x: number, y: number) => {
    const [bendX, bendY] = bendAt(x, y)
    let powers = 0
    let roughness = 1
    for (const hill of hills) {
      const dx = x - hill.x
      const dy = y - hill.y
      const isFar = Math.abs(dx) > hill.far || Math.abs(dy) > hill.far
      if (isFar) continue
      // Bends and noise are zero at a summit, so it is the highest point of its hill.
      const away = easeIn(Math.sqrt(dx * dx + dy * dy) / hill.size / 0.9)
      roughness *= away
      const radii = countRadii(hill, dx + bendX * away, dy + bendY * away)
      powers += (hill.height * Math.exp(-1.15 * radii ** 1.25)) ** POWER
    }
    const hilly = powers ** (1 / POWER)
    const rough = roughness * (0.06 * hilly) * land(x / usual / 0.7, y / usual / 0.7)
    const gentle = plain * (0.55 + 0.45 * roughness * land(x / region, y / region))
    return hilly + rough + gentle * (1 - 0.5 * Math.min(1, hilly))
  }
}

/** A hill around a summit, stretched along a random direction. */
interface Hill extends Summit {
  cos: number
  sin: number
  stretch: number
  /** The distance beyond which it adds nothing. */
  far: number
}

function createHill(summit: Summit): Hill {
  const turn = hashShare(summit.title, 'turn') * Math.PI
  const stretch = 1.1 + 0.5 * hashShare(summit.title, 'stretch')
  const far = FAR * summit.size * stretch
  return { ...summit, stretch, cos: Math.cos(turn), sin: Math.sin(turn), far }
}

/** Returns the distance from the summit of a hill in its radii. */
function countRadii({ cos, sin, stretch, size }: Hill, x: number, y: number): number {
  const along = (x * cos + y * sin) / stretch
  const beside = (y * cos - x * sin) * stretch ** 0.4
  return Math.sqrt(along * along + beside * beside) / size
}

function createLand(name: string) {
  const noise = createNoise(hash(name))
  return (x: number, y: number) => {
    const large = noise(x, y)
    const middle = noise(2 * x + 9.2, 2 * y - 3.1)
    const small = noise(4.1 * x - 5, 4.1 * y + 7)
    return large + 0.5 * middle + 0.22 * small
  }
}

/** Returns the function of the bend of hills at a place, so they are not ellipses. */
function createBend(name: string, usual: number) {
  const noise = createNoise(hash(`bend of ${name}`))
  return (x: number, y: number): [x: number, y: number] => {
    const u = x / usual / 1.15
    const v = y / usual / 1.15
    const largeX = noise(u, v)
    const smallX = noise(2.7 * u + 4, 2.7 * v)
    const largeY = noise(u + 31, v - 17)
    const smallY = noise(2.7 * u - 8, 2.7 * v + 3)
    const bendX = 0.42 * largeX + 0.13 * smallX
    const bendY = 0.42 * largeY + 0.13 * smallY
    return [usual * bendX, usual * bendY]
  }
}

function easeIn(share: number): number {
  return share < 1 ? share * share * (3 - 2 * share) : 1
}
