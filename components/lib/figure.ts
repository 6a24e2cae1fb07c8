/**
 * The number a reader should see first in a sentence about results: a percentage, else the largest other number of
 * at least two digits. Years and parts of names (`2025`, `S3`) are no results.
 *
 * @returns the figure as written, such as `67%`, or `null` when the sentence has none
 */
export function figureOf(sentence: string): string | null {
  const percentage = /\d+(?:[.,]\d+)?\s?%/.exec(sentence)
  if (percentage) return percentage[0].replace(/\s/, '')
  const numbers = sentence.match(/(?<![\p{L}\d.,-])\d[\d,]*\d(?:\.\d+)?(?![\p{L}\d%]|\.\d)/gu) ?? []
  const results = numbers.filter((number) => !/^(19|20)\d\d$/.test(number))
  return results.toSorted((a, b) => value(b) - value(a))[0] ?? null
}

/**
 * The sentence of a list whose figure should stand out: the first with a percentage, else the one with the largest
 * number of three digits or more. One an entry: two would compete.
 */
export function leadingResult(sentences: readonly string[]): { index: number; figure: string } | null {
  const results = sentences.flatMap((sentence, index) => {
    const figure = figureOf(sentence)
    return figure ? [{ index, figure }] : []
  })
  const percentage = results.find(({ figure }) => figure.endsWith('%'))
  const largest = results.toSorted((a, b) => value(b.figure) - value(a.figure))[0]
  if (percentage) return percentage
  return largest && value(largest.figure) >= 100 ? largest : null
}

function value(number: string): number {
  return Number(number.replaceAll(',', ''))
}
