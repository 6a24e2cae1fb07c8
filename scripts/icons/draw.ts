import { contourLines } from '@/app/contour-lines'
import { sitePalette } from '@/components/lib/colour/site-palette'
import type { Mark } from '@/scripts/icons/mark'

const { brand, brandLight, light, dark } = sitePalette
const onLight = { letter: light.accent, dot: brand }
const onDark = { letter: brandLight, dot: dark.heading }

/** The background of opaque icons. */
export const tileColor = dark.page

/** Draws the mark for browser tabs, in the colours of the system's mode. */
export function tabIcon({ letter, dot, size }: Mark): string {
  const colours = (of: typeof onLight) =>
    `g{fill:${of.letter};stroke:${of.letter};stroke-width:0}circle{fill:${of.dot}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${size + 2} ${size + 2}"><style>${colours(onLight)}@media(prefers-color-scheme:dark){${colours(onDark)}}</style>${letter}${circle(dot)}</svg>`
}

/** The share of a tile that the mark fills. Systems crop the edges of a maskable icon. */
const MARK_PART = { small: 0.8, large: 0.56, maskable: 0.44 }

/** The densest part of the site's contour lines. */
const denseContours = contourLines(brandLight, 'x="-1750" y="-420" width="3300" height="2063" opacity=".45"')

/**
 * Draws the mark on a tile of 512 units, with the site's contour lines unless it is small.
 *
 * @param corner radius of its corners
 */
export function tile({ letter, dot, size }: Mark, shape: keyof typeof MARK_PART, corner: number): string {
  const scale = (512 * MARK_PART[shape]) / size
  const at = (512 - size * scale) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="letter" gradientUnits="userSpaceOnUse" x1="0" y1="${size}" x2="${size * 0.6}" y2="0"><stop stop-color="${brand}"/><stop offset="1" stop-color="${brandLight}"/></linearGradient><clipPath id="edge"><rect width="512" height="512" rx="${corner}"/></clipPath></defs><g clip-path="url(#edge)"><rect width="512" height="512" fill="${tileColor}"/>${shape === 'small' ? '' : denseContours}<g transform="translate(${at} ${at}) scale(${scale})"><g fill="url(#letter)" stroke="url(#letter)" stroke-width="0">${letter}</g><g fill="${dark.heading}">${circle(dot)}</g></g></g></svg>`
}

function circle({ x, y, r }: Mark['dot']): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`
}
