// Relative imports: Tailwind loads this module through its configuration, and does not know the alias.

import type { Project } from '@/content/schema/content'
import { toHex, toOklch } from '../colour-mode/oklch'

/** Crops of the site's contour lines: the turn of the brand's hue in degrees, the part of the lines, and how they are flipped. */
const VARIANTS = [
  { hue: 0, place: '54% 40% / 250%', flip: '1 1' },
  { hue: 28, place: '88% 52% / 230%', flip: '-1 1' },
  { hue: -36, place: '46% 68% / 320%', flip: '1 -1' },
  { hue: 50, place: '60% 30% / 210%', flip: '1 1' },
  { hue: -18, place: '92% 30% / 300%', flip: '-1 -1' },
  { hue: 40, place: '40% 55% / 380%', flip: '1 1' },
  { hue: -50, place: '84% 75% / 260%', flip: '-1 1' },
  { hue: 14, place: '64% 62% / 400%', flip: '1 -1' },
]
/** Lines visible on light and dark pages, in OKLCH. */
const INK = { l: 0.64, c: 0.13 }

/** Font sizes of titles in percent of the cover's width, largest first. */
const SIZES = [15.5, 13, 11, 9, 6.5, 5]
/** The space of the title in percent of the cover's width, as in `components/projects/projects.css`. */
const SPACE = { width: 87, height: 41 }
const LINE_HEIGHT = 1.02
/** The width of a letter in em; of Chinese, Japanese and Korean letters; of scripts that mostly have a system font; of a space. */
const LETTER = { usual: 0.57, wide: 1.02, other: 0.68, space: 0.25 }
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/u
/** Where browsers break a title: at spaces, after hyphens, and between Chinese and Japanese letters. */
const BREAK = /\s+|(?<=-)|(?<=[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])/u

/** Returns whether a project has no picture for its card (G2). */
export function needsCover({ logo, src }: Pick<Project, 'logo' | 'src'>): boolean {
  return !logo && src.length === 0
}

/** Returns the variant of a title's cover, an index of `VARIANTS`, and the largest size that fits, an index of `SIZES`. */
export function createCover(title: string): { variant: number; size: number } {
  const hash = [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const words = title.split(BREAK).map(measure)
  const size = SIZES.findIndex(
    (size) =>
      Math.max(...words) * size <= SPACE.width &&
      countLines(words, SPACE.width / size) * size * LINE_HEIGHT <= SPACE.height,
  )
  return { variant: hash % VARIANTS.length, size: size < 0 ? SIZES.length - 1 : size }
}

function countLines(words: readonly number[], width: number): number {
  let [lines, used] = [1, 0]
  for (const word of words) {
    if (used + word > width) [lines, used] = [lines + 1, 0]
    used += word + LETTER.space
  }
  return lines
}

/** Returns the width of a text in em. */
function measure(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (WIDE.test(letter)) return sum + LETTER.wide
    return sum + (/(?!\p{scx=Latin})\p{L}/u.test(letter) ? LETTER.other : LETTER.usual)
  }, 0)
}

/** Returns the CSS variables of each variant and size. @param brand brand colour, as `#rrggbb` */
export function coverStyles(brand: string): Record<string, Record<string, string>> {
  const { c, h = 0 } = toOklch(brand)
  const variants = VARIANTS.map(({ hue, place, flip }, i) => {
    const ink = toHex({ mode: 'oklch', l: INK.l, c: Math.min(c, INK.c), h: h + hue })
    return [`[data-cover="${i}"]`, { '--ink': ink, '--place': place, '--flip': flip }] as const
  })
  const sizes = SIZES.map((size, i) => [`[data-size="${i}"]`, { '--size': `${size}cqi` }] as const)
  return Object.fromEntries([...variants, ...sizes])
}
