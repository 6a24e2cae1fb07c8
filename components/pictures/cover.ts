import { createHash } from 'node:crypto'
import type { Project } from '../../content/schema'
import { toHex, toOklch } from '../lib/oklch'
import type { Picture } from '../lib/picture'
import { drawContours, hashNumbers } from './contours'

/** 16 by 10, as screenshots are. */
const SIZE = { width: 640, height: 400 }
/** How far, in degrees, a title turns the hue of the brand to either side. */
const TURN = 110
/** Of the lines: light enough for a dark page, dark enough for a light one. A brand of less chroma has covers of less. */
const INK = { lightness: 0.64, chroma: 0.13 }

/** G2: whether a project has nothing else to show on its card. */
export function needsCover({ logo, src }: Pick<Project, 'logo' | 'src'>): boolean {
  return !logo && src.length === 0
}

/**
 * The drawing on the cover of a project: the contour lines of its title, in a hue of its own. It is translucent, so that one
 * file is right in both modes: the ground and the words come from `app/styles/cover.css`.
 *
 * @param brand the site's colour, as `#rrggbb`
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
  // Faint where the words begin: they keep their contrast, also on a line.
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

/** The colour of a cover: the hue of the brand, turned by the title. */
export function pickInk(title: string, brand: string): string {
  const { hue, chroma } = toOklch(brand)
  const turned = hue + TURN * (2 * (hashNumbers(title)[0] ?? 0) - 1)
  return toHex({ lightness: INK.lightness, chroma: Math.min(chroma, INK.chroma), hue: turned })
}
