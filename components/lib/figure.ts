/**
 * `4,000`, `4.000` and `4 000` are one number in three languages, `12.5` and `12,5` another. Within a number stands a
 * no-break space; an ordinary space ends it.
 */
const NUMBER = /\d{1,3}(?:[.,’'\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/.source
const PERCENTAGE = new RegExp(`(?:${NUMBER})\\s?%|%(?:${NUMBER})`)

/** In an address `%20` is no percentage. */
const ADDRESS = /\S+:\/\/\S+/g

/**
 * The figure of an experience to show large (E1), and the line that it belongs to. One an entry: two would compete.
 *
 * @param lines the responsibilities
 * @param highlight the figure that the owner names, as it stands in a line. Without one the first percentage counts; no
 *   other number is guessed, since `ISO 27001` or `port 8080` are no results
 * @returns the figure with spaces that do not break, such as `67 %`; `null` when there is none
 */
export function leadingFigure(
  lines: readonly string[],
  highlight?: string,
): { index: number; figure: string } | null {
  const figures = lines.map((line) =>
    highlight ? line.includes(highlight) && highlight : PERCENTAGE.exec(line.replace(ADDRESS, ''))?.[0],
  )
  const index = figures.findIndex(Boolean)
  const figure = figures[index]
  return figure ? { index, figure: figure.replaceAll(' ', '\u00a0') } : null
}
