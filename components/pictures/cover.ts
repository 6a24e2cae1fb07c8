import { createHash } from 'node:crypto'
import { toHex, toOklch } from '@/components/lib/colour/oklch'
import type { Picture } from '@/components/lib/picture'
import { drawContours } from '@/components/pictures/contours'
import { hashNumbers } from '@/components/pictures/terrain'
import type { Project } from '@/content/schema/content'

/** 16 by 10, the ratio of a card. */
const SIZE = { width: 640, height: 400 }
/** The largest shift of the brand's hue, in degrees. */
const MAX_HUE_SHIFT = 110
/** Lines visible on light and dark pages. */
const INK = { lightness: 0.64, chroma: 0.13 }

/** Returns whether a project has no picture for its card (G2). */
export function needsCover({ logo, src }: Pick<Project, 'logo' | 'src'>): boolean {
  return !logo && src.length === 0
}

/**
 * Creates a project's cover: contour lines in a hue derived from its title. It is translucent, so one file works in both modes.
 *
 * @param brand brand colour, as `#rrggbb`
 */
export function createCover(title: string, brand: string): { picture: Picture; drawing: string } {
  const drawing = drawCover(title, brand)
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8)
  return { picture: { id: `cover.${hash}`, ...SIZE, kind: 'drawing', alt: '' }, drawing }
}

function drawCover(title: string, brand: string): string {
  const { width, height } = SIZE
  const { summit, lines, indexLines } = drawContours(title, SIZE)
  const ink = pickInk(title, brand)
  const gradient = (id: string, radius: number, opacities: readonly [offset: number, opacity: number][]) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(summit.x)}" cy="${Math.round(summit.y)}" r="${radius}">${opacities
      .map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${ink}" stop-opacity="${opacity}"/>`)
      .join('')}</radialGradient>`
  // Faint at the start of the title, to keep its contrast.
  const light = gradient('light', 560, [
    [0, 0.28],
    [1, 0.06],
  ])
  const line = gradient('line', 340, [
    [0, 0.9],
    [0.4, 0.75],
    [0.8, 0.3],
    [1, 0.16],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${light}${line}<rect width="100%" height="100%" fill="url(#light)"/><g fill="none" stroke="url(#line)"><path stroke-opacity=".6" d="${lines}"/><path stroke-width="2" d="${indexLines}"/></g></svg>`
}

/** Shifts the brand's hue by the hash of the title. */
export function pickInk(title: string, brand: string): string {
  const { h = 0, c } = toOklch(brand)
  const shift = MAX_HUE_SHIFT * (2 * (hashNumbers(title)[0] ?? 0) - 1)
  return toHex({ mode: 'oklch', l: INK.lightness, c: Math.min(c, INK.chroma), h: h + shift })
}
