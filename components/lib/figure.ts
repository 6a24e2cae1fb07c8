/**
 * The number a reader should see first in a sentence about results: a percentage, else the largest other number of
 * at least two digits. Years and parts of names (`2025`, `S3`) are no results.
 *
 * @returns the figure as written, such as `67%`, or `null` when the sentence has none
 */
export function figureOf(sentence: string): string | null {
  const percentage = /\d+(?:[.,]\d+)?\s?%/.exec(sentence)
  if (percentage) return percentage[0].replace(/\s/, '')
  const numbers = sentence.match(/(?<![\p{L}\d.,-])\d[\d,]*\d(?![\p{L}\d%])/gu) ?? []
  const results = numbers.filter((number) => !/^(19|20)\d\d$/.test(number))
  return results.toSorted((a, b) => value(b) - value(a))[0] ?? null
}

function value(number: string): number {
  return Number(number.replaceAll(',', ''))
}
