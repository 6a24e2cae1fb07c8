import { hashShare } from '@/components/map/noise'
import type { World } from '@/components/map/world'
import { isoMonth } from '@/content/schema/dates'
import type { Content } from '@/content/schema/validate'

/** A project or a job. The date is `YYYY-MM` or `YYYY`. */
export interface Work {
  title: string
  date?: string
  isFeatured: boolean
}

/** Returns the projects of the owner, or else the jobs. */
export function listWorks({ projects, featuredProjects, experiences }: Content): Work[] {
  if (projects.length > 0)
    return projects.map((project) => ({
      title: project.title,
      date: project.createdAt,
      isFeatured: featuredProjects.includes(project),
    }))
  return experiences.map(({ title, company = '', startDate }) => ({
    title: title ?? company,
    date: isoMonth(startDate),
    isFeatured: false,
  }))
}

/** A work on the map. `size` is the radius of its hill, `room` the distance that it keeps. */
export interface Summit extends Work {
  x: number
  y: number
  height: number
  size: number
  room: number
}

/** The height of the oldest summit, and how much the newest one and featured ones are higher. */
const HEIGHT = { oldest: 0.2, newest: 0.33, featured: 0.47 }
/** Lanes of consecutive summits differ by the golden ratio, so they spread evenly. */
const GOLDEN_RATIO = 0.618034
/** Rounds in which summits that are too close move apart. */
const ROUNDS = 80

/**
 * Places a summit for each work, in the order of the works. The horizontal position is the mean of
 * two shares: of the time, and of the ground that earlier works take. If none is featured, all are
 * as high as featured ones. The arithmetic of places is exact, so every machine computes the same
 * ones (I3).
 */
export function placeSummits(name: string, works: readonly Work[], { area, reach }: World): Summit[] {
  const months = works.flatMap((work) => monthOf(work) ?? [])
  const first = Math.min(...months)
  const last = Math.max(0, ...months)
  const timeOf = (work: Work) => monthOf(work) ?? last
  const groundOf = shareGround(works, area, reach)
  const total = works.reduce((sum, work) => sum + groundOf(work), 0)
  const firstLane = hashShare(name, 'lane')
  // Few summits are in the middle.
  const spread = Math.min(1, works.length / 4)
  const hasFeatured = works.some(({ isFeatured }) => isFeatured)
  const summits = new Map<Work, Summit>()
  let taken = 0
  // Of equal dates the last in the content is the oldest.
  const oldestFirst = works.toReversed().toSorted((a, b) => timeOf(a) - timeOf(b))
  for (const work of oldestFirst) {
    const ground = groundOf(work)
    const rank = (taken + ground / 2) / total
    taken += ground
    const time = first < last ? (timeOf(work) - first) / (last - first) : rank
    const across = (time + rank) / 2
    const ownLane = hashShare(work.title, 'lane') / 4
    const lane = (firstLane + summits.size * GOLDEN_RATIO + ownLane) % 1
    const down = 0.5 + (lane - 0.5) * spread
    const side = Math.sqrt(ground)
    const usualSize = Math.min(0.6 * side, 0.72 * area.height)
    const ownSize = 0.88 + 0.24 * hashShare(work.title, 'size')
    const isHigh = work.isFeatured || !hasFeatured
    summits.set(work, {
      ...work,
      x: area.left + across * area.width,
      y: area.top + down * area.height,
      height: HEIGHT.oldest + rank * HEIGHT.newest + (isHigh ? HEIGHT.featured : 0),
      size: usualSize * ownSize,
      room: (work.isFeatured ? 0.9 : 0.74) * side,
    })
  }
  moveApart([...summits.values()], area)
  return works.flatMap((work) => summits.get(work) ?? [])
}

function monthOf({ date }: Work): number | undefined {
  const [year = 0, month = 6] = (date ?? '').split('-').map(Number)
  return date ? year * 12 + month : undefined
}

/** Returns the ground of a work: for a featured one three times as much, and enough for a label. */
function shareGround(works: readonly Work[], { width, height }: World['area'], reach: number) {
  const area = width * height
  const featured = works.filter(({ isFeatured }) => isFeatured).length
  const others = works.length - featured
  const forLabel = Math.min(reach * reach, (0.75 * area) / featured)
  const large = Math.max((3 * area) / (others + 3 * featured), forLabel)
  const small = (area - featured * large) / others
  return ({ isFeatured }: Work) => (isFeatured ? large : small)
}

/** Moves summits that are too close away from each other, and rounds their places. */
function moveApart(summits: readonly Summit[], { left, top, width, height }: World['area']): void {
  const move = (summit: Summit, x: number, y: number) => {
    summit.x = clamp(summit.x + x, left, left + width)
    summit.y = clamp(summit.y + y, top, top + height)
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, one] of summits.entries())
      for (const other of summits.slice(i + 1)) {
        const x = other.x - one.x
        const y = other.y - one.y
        const distance = Math.sqrt(x * x + y * y) || 1
        const lacking = (one.room + other.room) / 2 - distance
        if (lacking <= 0) continue
        const step = lacking / distance / 4
        move(one, -0.7 * step * x, -step * y)
        move(other, 0.7 * step * x, step * y)
      }
  for (const summit of summits) {
    // Moves each towards the middle by a random share. Otherwise several would be in line at an
    // edge.
    const share = hashShare(summit.title, 'edge')
    const toMiddleX = left + width / 2 - summit.x
    const toMiddleY = top + height / 2 - summit.y
    summit.x = Math.round(summit.x + 0.06 * share * toMiddleX)
    summit.y = Math.round(summit.y + 0.22 * share * toMiddleY)
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value))
}
