/** Maximum number of places that a note names. */
export const MAX_PLACES_LISTED = 3

/** Joins the first texts, and counts the others. */
export function joinLimited(all: readonly string[], limit: number, separator: string): string {
  const more = all.length - limit
  return all.slice(0, limit).join(`${separator} `) + (more > 0 ? `${separator} and ${more} more` : '')
}
