/** Numbers in several languages: `4,000`, `4.000`, `4 000` with a no-break space, `12.5` and `12,5`; in the digits of any script. */
const NUMBER = String.raw`\p{Nd}{1,3}(?:[.,’'\u00a0\u202f\u066c]\p{Nd}{3})+(?!\p{Nd})(?:[.,\u066b]\p{Nd}+)?|\p{Nd}+(?:[.,\u066b]\p{Nd}+)?`
/** Also the Arabic and the full-width sign. */
const SIGN = '[%\u066a\uff05]'
const PERCENTAGE = new RegExp(`(?:${NUMBER})\\s?${SIGN}|${SIGN}(?:${NUMBER})`, 'gu')

/** URLs are skipped, because `%20` is not a percentage. */
const ADDRESS = /\S+:\/\/\S+/g

/**
 * Finds the figure of an experience to show large (E1).
 *
 * @param lines the responsibilities
 * @param highlight the figure that the owner chose. The default is the first line with one percentage: other numbers, such as
 *   `ISO 27001`, may not be results, and in "from 7% to 0.3%" neither number is
 * @returns the figure with no-break spaces, such as `67 %`, and the index of its line; `null` if there is none
 */
export function findFigure(
  lines: readonly string[],
  highlight?: string,
): { index: number; figure: string } | null {
  const figures = lines.map((line) => {
    if (highlight) return line.includes(highlight) && highlight
    const [percentage, second] = line.replace(ADDRESS, '').match(PERCENTAGE) ?? []
    return second ? undefined : percentage
  })
  const index = figures.findIndex(Boolean)
  const figure = figures[index]
  return figure ? { index, figure: figure.replaceAll(' ', '\u00a0') } : null
}
