import { page, resumeDates } from '@/content/words'

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Matches texts that begin with one of these texts of `content/words.ts`, with any value in its
 * placeholders.
 *
 * @example getByRole('button', { name: startingWith(dialog.enlarge) })
 */
export function startingWith(...texts: string[]): RegExp {
  const patterns = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*'),
  )
  return new RegExp(`^(${patterns.join('|')})`)
}

/** Returns the accessible name of a link that opens in a new tab (H7). */
export function inNewTab(name: string): string {
  return `${name} ${page.opensNewTab}`
}

/** Returns a date as the owner writes it, such as `Jun. 2025`. @param month from 1 to 12 */
export function dateOf(month: number, year: number): string {
  return `${resumeDates.months[month - 1]} ${year}`
}
