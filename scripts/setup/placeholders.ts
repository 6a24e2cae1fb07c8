import { paletteOf } from '../../components/lib/palette'
import type { ContentInput } from '../../content/files'
import { initialOf, outlinedMark } from '../icons/mark'
import { placeholderFile } from './projects'

/** Pictures that stand for those which the owner has not given yet: initials on the owner's colour. */

/** The folder of `content/images` that holds them; `npm run doctor` knows them by it. */
export const PLACEHOLDERS = 'placeholders/'

/** @returns the drawings that a content names, by their path below `content/images` */
export function placeholdersOf(content: ContentInput): Map<string, string> {
  const drawings = new Map<string, string>()
  const { portrait, name } = content.profile
  if (portrait?.file === placeholderFile('portrait')) {
    drawings.set(
      portrait.file,
      drawing(initialsOf(name), { width: 1200, height: 1500, corner: 0 }, content.theme),
    )
  }
  for (const { title, logo } of [...content.featuredProjects, ...content.olderProjects]) {
    if (logo !== placeholderFile(title)) continue
    drawings.set(logo, logoDrawing(title, content.theme))
  }
  return drawings
}

/** The initial of a project, as a logo. */
export function logoDrawing(title: string, theme: ContentInput['theme']): string {
  return drawing([initialOf(title)], { width: 512, height: 512, corner: 112 }, theme)
}

/** The initials of the first and the last word of a name, or the only one. */
function initialsOf(name: string): string[] {
  const initials = name.split(/\s+/).map(initialOf).filter(Boolean)
  return initials.length > 1 ? [initials[0] ?? '', initials.at(-1) ?? ''] : initials
}

/** As parts of the picture's width: a letter alone, each of two letters, and the gap between those, which overlap a little. */
const LETTER = { alone: 0.5, beside: 0.28, gap: -0.02 }

function drawing(
  initials: readonly string[],
  { width, height, corner }: { width: number; height: number; corner: number },
  theme: ContentInput['theme'],
): string {
  const { dark, brand, brandLight } = paletteOf(theme)
  const size = width * (initials.length > 1 ? LETTER.beside : LETTER.alone)
  const gap = width * LETTER.gap
  const whole = initials.length * size + (initials.length - 1) * gap
  const top = (height - size) / 2
  const letters = initials.map((initial, i) =>
    letter(initial, { x: (width - whole) / 2 + i * (size + gap), y: top, size }),
  )
  const rings = (corner > 0 ? [0.42] : [0.5, 0.62, 0.74, 0.86, 0.98]).map(
    (part) => `<circle cx="${width / 2}" cy="${height / 2}" r="${Math.round(part * width)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" rx="${corner}" fill="${dark.raised}"/><g fill="none" stroke="${brand}" stroke-width="2" opacity=".5">${rings.join('')}</g><g fill="${brandLight}">${letters.join('')}</g></svg>\n`
}

/** A letter in a square: as an outline, which looks the same everywhere, or as text where no font of the site has it. */
function letter(initial: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const mark = outlinedMark(initial)
  if (!mark) {
    return `<text x="${x + size / 2}" y="${y + size * 0.8}" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${escaped(initial)}</text>`
  }
  // The mark of the site's icon is a letter with a dot on its right. Only the letter is shown here, so the view box is
  // centred on the letter and not on the whole mark.
  const { dot, size: whole } = mark
  const left = whole - dot.x - dot.r
  const middle = (left + dot.x - dot.r - 1) / 2
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${middle - 11} ${whole / 2 - 11} 22 22">${mark.letter}</svg>`
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
