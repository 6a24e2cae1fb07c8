import { page, resumeDates } from '../../content/words'

/** Escapes a text for a regular expression. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What begins with one of the texts of `content/words.ts`, whatever stands in the places that they have.
 *
 * @example getByRole('button', { name: saying(dialog.enlarge) })
 */
export function saying(...texts: string[]): RegExp {
  const patterns = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*'),
  )
  return new RegExp(`^(${patterns.join('|')})`)
}

/** H7: the name of a link that opens in a new tab. */
export function inNewTab(name: string): string {
  return `${name} ${page.opensNewTab}`
}

/** A date as the owner writes it in `content/`, such as `Jun. 2025`. @param month from 1 to 12 */
export function dateOf(month: number, year: number): string {
  return `${resumeDates.months[month - 1]} ${year}`
}
