/** A percentage in several languages: `67%`, `12.5 %`, `%67`, `4 000 %` with a no-break space; with the digits and signs of any script. */
const NUMBER = String.raw`\p{Nd}(?:[.,’'\u00a0\u202f\u066b\u066c]?\p{Nd})*`
const SIGN = '[%\u066a\uff05]'
const PERCENTAGE = new RegExp(`${NUMBER}\\s?${SIGN}|${SIGN}${NUMBER}`, 'gu')

/** URLs are skipped, because `%20` is not a percentage. */
const ADDRESS = /\S+:\/\/\S+/g

/**
 * Finds the figure of a job to show large (E1).
 *
 * @param lines the responsibilities
 * @param highlight the figure that the owner chose. The default is the first line with one percentage: other numbers, such as
 *   `ISO 27001`, may not be results, and in "from 7% to 0.3%" neither number is
 * @returns the figure with no-break spaces, such as `67 %`, and its line
 */
export function findFigure(lines: readonly string[], highlight?: string) {
  for (const line of lines) {
    const [percentage, second] = line.replace(ADDRESS, '').match(PERCENTAGE) ?? []
    const figure = highlight ? line.includes(highlight) && highlight : !second && percentage
    if (figure) return { line, figure: figure.replaceAll(' ', '\u00a0') }
  }
  return undefined
}
