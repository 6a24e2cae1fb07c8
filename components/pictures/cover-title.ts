/** Font sizes in percent of the cover's width, largest first. `tailwind.config.ts` generates a utility for each. */
export const COVER_SIZES = [15.5, 13, 11, 9, 7, 5]
/** Space for the title in percent of the cover's width, as in `app/styles/projects.css`. */
const SPACE = { width: 87, height: 41 }
const LINE_HEIGHT = 1.02

/** Break opportunities in names: after punctuation between words, and before capitals in camel case. */
const BREAK = /(?<=[\p{L}\d.]{3}[-_/:])(?=[\p{L}\d])|(?<=\p{Ll}{2})(?=\p{Lu})/gu
const ZERO_WIDTH_SPACE = '\u200B'
/** Prevents the break that browsers allow after a hyphen. */
const WORD_JOINER = '\u2060'

/** Character widths in em, 0.57 by default. */
const widths: [letters: RegExp, width: number][] = [
  [/[\u200B\u2060\p{M}]/u, 0],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/u, 1.02],
  [/[mwMWQO@%]/, 0.86],
  [/[iljtfrI1.,:;'|!()[\]/ -]/, 0.38],
  // Other scripts mostly use system fonts, which are wider.
  [/\p{Lu}|(?!\p{scx=Latin})\p{L}/u, 0.68],
]

/**
 * Prepares a title for its cover: adds zero width spaces for line breaks, and chooses the largest size that fits.
 *
 * @returns `size` as an index of `COVER_SIZES`
 */
export function fitCoverTitle(title: string): { text: string; size: number } {
  const text = withBreaks(title)
  const words = text.split(/(?<=[\s\u200B])/u).map(measureWord)
  const size = COVER_SIZES.findIndex((size) => {
    const lines = countLines(words.map((width) => width * size))
    return lines * size * LINE_HEIGHT <= SPACE.height
  })
  return { text, size: size < 0 ? COVER_SIZES.length - 1 : size }
}

/** Languages without spaces break between dictionary words, but not before particles in hiragana. */
function withBreaks(title: string): string {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)]
    .map(({ segment, index, isWordLike }) => {
      const joins = isWordLike && /\p{L}$/u.test(title.slice(0, index)) && !/^\p{scx=Hiragana}/u.test(segment)
      return joins ? ZERO_WIDTH_SPACE + segment : segment
    })
    .join('')
    .replace(BREAK, ZERO_WIDTH_SPACE)
    .replace(/-(?=[\p{L}\d])/gu, `-${WORD_JOINER}`)
}

function measureWord(word: string): number {
  return [...word].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.57), 0)
}

/** Returns infinity if a word is wider than a line. */
function countLines(words: readonly number[]): number {
  if (Math.max(...words) > SPACE.width) return Number.POSITIVE_INFINITY
  let [lines, used] = [1, 0]
  for (const width of words) {
    if (used + width > SPACE.width) [lines, used] = [lines + 1, 0]
    used += width
  }
  return lines
}
