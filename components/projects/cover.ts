import type { Project } from '@/content/schema/content'

/** Font sizes of titles in percent of the cover's width, largest first. */
const SIZES = [15.5, 13, 11, 9, 6.5, 5]
/** The space of the title in percent of the cover's width, as in projects.css. */
const SPACE = { width: 87, height: 41 }
const LINE_HEIGHT = 1.02
/** Widths in em: `wide` for Chinese, Japanese and Korean, `other` for letters of a system font. */
const LETTER = { usual: 0.57, wide: 1.02, other: 0.68, space: 0.25 }
const CHINESE_JAPANESE = String.raw`\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}`
const KOREAN = String.raw`\p{scx=Hangul}`
const WIDE = new RegExp(String.raw`[${CHINESE_JAPANESE}${KOREAN}\p{Extended_Pictographic}]`, 'u')
/** Breaks of a title: spaces, after hyphens, and after Chinese and Japanese letters. */
const BREAK = new RegExp(String.raw`\s+|(?<=-)|(?<=[${CHINESE_JAPANESE}])`, 'u')

/** Returns whether a project has no picture for its card (G2). */
export function needsCover({ logo, src }: Pick<Project, 'logo' | 'src'>): boolean {
  return !logo && src.length === 0
}

/** Returns the largest size of a title that fits on a cover, in percent of the cover's width. */
export function coverSize(title: string): number {
  const words = title.split(BREAK).map(measure)
  const size = SIZES.find((size) => {
    const widest = Math.max(...words) * size
    const lines = countLines(words, SPACE.width / size)
    const height = lines * size * LINE_HEIGHT
    return widest <= SPACE.width && height <= SPACE.height
  })
  return size ?? Math.min(...SIZES)
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
