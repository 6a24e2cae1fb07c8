/**
 * `4,000`, `4.000` and `4 000` are one number in three languages, `12.5` and `12,5` another. Within a number stands a
 * no-break space; an ordinary space ends it.
 */
const NUMBER = /\d{1,3}(?:[.,’'\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/.source
const PERCENTAGE = new RegExp(`(?:${NUMBER})\\s?%|%(?:${NUMBER})`)
/** Alone: no part of a name, a version or a date. */
const RESULT = new RegExp(`(?<![\\p{L}\\d.,-])(?:${NUMBER})(?![\\p{L}\\d%]|[.,]\\d)`, 'gu')

/** An address, whose numbers are no results. */
const ADDRESS = /\S+:\/\/\S+/g

/**
 * The number a reader should see first in a sentence about results: a percentage, else the largest other number of
 * at least two digits. Years and parts of names (`2025`, `S3`) are no results.
 *
 * @returns the figure as written, such as `67%` or `67 %`, with spaces that do not break; `null` when there is none
 */
export function figureOf(sentence: string): string | null {
  const words = sentence.replace(ADDRESS, '')
  const percentage = PERCENTAGE.exec(words)
  if (percentage) return unbroken(percentage[0])
  const results = (words.match(RESULT) ?? []).filter(
    (number) => value(number) >= 10 && !/^(19|20)\d\d$/.test(number),
  )
  const largest = results.toSorted((a, b) => value(b) - value(a))[0]
  return largest ? unbroken(largest) : null
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
  const percentage = results.find(({ figure }) => figure.includes('%'))
  const largest = results.toSorted((a, b) => value(b.figure) - value(a.figure))[0]
  if (percentage) return percentage
  return largest && value(largest.figure) >= 100 ? largest : null
}

function unbroken(figure: string): string {
  return figure.replace(' ', '\u00a0')
}

/** Groups of three digits belong to the number; what follows another separator is its decimal part. */
function value(number: string): number {
  const whole = number.replace(/[.,’'\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return Number(whole.replace(',', '.'))
}
