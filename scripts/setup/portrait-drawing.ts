import { hasRightToLeft } from '../../components/lib/direction'
import type { Palette } from '../../components/lib/palette'
import { contoursOf } from '../../components/pictures/contours'
import { initialOf, outlineOf } from '../icons/mark'

const SIZE = { width: 480, height: 600 }
/** Around the letters, between them in parts of their size, and the size of one that is alone, in units of the drawing. */
const LETTERS = { margin: 36, gap: 0.04, largest: 420 }

/** The initials of a name, set large over the contour lines of that name. As a photograph it is the same in both modes. */
export function portraitDrawing(name: string, { dark, brand, brandLight }: Palette): string {
  const { width, height } = SIZE
  const { summit, lines, indexLines } = contoursOf(name, SIZE)
  const place = `gradientUnits="userSpaceOnUse" cx="${Math.round(summit.x)}" cy="${Math.round(summit.y)}" r="520"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 ${width} ${height}"><radialGradient id="g" ${place}><stop stop-color="${brand}" stop-opacity=".75"/><stop offset="1" stop-color="${brand}" stop-opacity=".12"/></radialGradient><radialGradient id="l" ${place}><stop stop-color="${brandLight}"/><stop offset="1" stop-color="${brandLight}" stop-opacity=".25"/></radialGradient><rect width="100%" height="100%" fill="${dark.sunken}"/><rect width="100%" height="100%" fill="url(#g)"/><g fill="none" stroke="url(#l)"><path stroke-opacity=".5" d="${lines}"/><path stroke-width="1.5" d="${indexLines}"/></g><g fill="${dark.heading}">${lettersOf(name)}</g></svg>\n`
}

/** Both initials on one line: as outlines, which look the same everywhere, or as text where no font of the site has them. */
function lettersOf(name: string): string {
  const { margin, gap, largest } = LETTERS
  const initials = initialsOf(name)
  const outlines = initials.flatMap((initial) => outlineOf(initial) ?? [])
  if (outlines.length < initials.length) {
    return `<text x="${margin}" y="${SIZE.height - 2 * margin}" font-family="system-ui,sans-serif" font-weight="700" font-size="200">${initials.join('').replace(/[<>&]/g, '')}</text>`
  }
  // As parts of their size: the place of each letter, the end of the last one, and how far the lowest goes below the line.
  let end = 0
  let below = 0
  const placed = (hasRightToLeft(name) ? outlines.toReversed() : outlines).map(({ box, pathAt }) => {
    const start = end === 0 ? 0 : end + gap
    end = start + box.x2 - box.x1
    below = Math.max(below, box.y2)
    return { pathAt, x: start - box.x1 }
  })
  const size = Math.min((SIZE.width - 2 * margin) / end, largest)
  return placed
    .map(
      ({ pathAt, x }) =>
        `<path d="${pathAt(margin + x * size, SIZE.height - margin - below * size, size)}"/>`,
    )
    .join('')
}

/** The initials of the first and the last word of a name, or the only one. */
function initialsOf(name: string): string[] {
  const initials = name.split(/\s+/).map(initialOf).filter(Boolean)
  return initials.length > 1 ? [initials[0] ?? '', initials.at(-1) ?? ''] : initials
}
