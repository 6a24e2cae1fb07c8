/** Sizes of a title in hundredths of the cover's width, from the largest; `tailwind.config.ts` makes rules of them. */
export const COVER_SIZES = [15.5, 13, 11, 9, 7, 5]
/** What a title may take, in hundredths of the cover's width: the lines are as wide as `app/styles/cover.css` lets them be. */
const ROOM = { width: 87, height: 41 }
const LINE_HEIGHT = 1.02

/** Where a name without spaces breaks by sense: after a sign between two words of it, and at the humps of camel case. */
const SEAM = /(?<=[\p{L}\d.]{3}[-_/:])(?=[\p{L}\d])|(?<=\p{Ll}{2})(?=\p{Lu})/gu
const ZERO_WIDTH_SPACE = '\u200B'
/** Every browser breaks after a hyphen: this keeps the word before it with what follows. */
const WORD_JOINER = '\u2060'

/** The widths of letters, in parts of their size; of all others it is 0.57. */
const widths: [letters: RegExp, width: number][] = [
  [/[\u200B\u2060\p{M}]/u, 0],
  [/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Extended_Pictographic}]/u, 1.02],
  [/[mwMWQO@%]/, 0.86],
  [/[iljtfrI1.,:;'|!()[\]/ -]/, 0.38],
  // Letters of other scripts are mostly those of the visitor's own fonts, which are wider.
  [/\p{Lu}|(?!\p{scx=Latin})\p{L}/u, 0.68],
]

/**
 * A title as its cover shows it.
 *
 * @returns the title with a zero width space wherever it may break by sense, and the place of its size in `COVER_SIZES`: the
 *   largest in which no word breaks and all of it has room
 */
export function coverTitle(title: string): { text: string; size: number } {
  const text = withSeams(title)
  const words = text.split(/(?<=[\s\u200B])/u).map(widthOf)
  const size = COVER_SIZES.findIndex((size) => {
    const lines = linesOf(words.map((width) => width * size))
    return lines * size * LINE_HEIGHT <= ROOM.height
  })
  return { text, size: size < 0 ? COVER_SIZES.length - 1 : size }
}

/** Languages without spaces break by their dictionary; what begins with hiragana, such as a particle, stays with its word. */
function withSeams(title: string): string {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(title)]
    .map(({ segment, index, isWordLike }) => {
      const joins = isWordLike && /\p{L}$/u.test(title.slice(0, index)) && !/^\p{scx=Hiragana}/u.test(segment)
      return joins ? ZERO_WIDTH_SPACE + segment : segment
    })
    .join('')
    .replace(SEAM, ZERO_WIDTH_SPACE)
    .replace(/-(?=[\p{L}\d])/gu, `-${WORD_JOINER}`)
}

function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.57), 0)
}

/** How many lines words of these widths take; no number where one of them is wider than a line. */
function linesOf(words: readonly number[]): number {
  if (Math.max(...words) > ROOM.width) return Number.POSITIVE_INFINITY
  let [lines, filled] = [1, 0]
  for (const width of words) {
    if (filled + width > ROOM.width) [lines, filled] = [lines + 1, 0]
    filled += width
  }
  return lines
}
